use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::time::SystemTime;
use web_push_native::Auth;
use web_push_native::p256::SecretKey;
use web_push_native::p256::ecdsa::signature::Verifier;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;

use super::*;

const CONTACT: &str = "mailto:host@example.org";

fn with_push() -> NoticeConfig {
    NoticeConfig { push_contact: Some(CONTACT.parse().unwrap()), ..config() }
}

/// A browser that keeps its private key to itself.
struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Browser {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes[1..]).unwrap();
        let mut auth = [0; 16];
        getrandom::fill(&mut auth).unwrap();
        Browser { key: SecretKey::from_slice(&bytes).unwrap(), auth }
    }

    fn subscription(&self, endpoint: &str) -> Subscription {
        let point = self.key.public_key().to_encoded_point(false);
        Subscription {
            person: PersonId(0),
            endpoint: endpoint.to_owned(),
            p256dh: Some(URL_SAFE_NO_PAD.encode(point.as_bytes())),
            auth: Some(URL_SAFE_NO_PAD.encode(self.auth)),
            secret: None,
        }
    }

    fn read(&self, body: &[u8]) -> Vec<u8> {
        web_push_native::decrypt(body.to_vec(), &self.key, &Auth::from(self.auth)).unwrap()
    }
}

/// The claims of a token, after its signature was checked with the key it names.
fn verified(authorization: &str) -> (serde_json::Value, String) {
    let token = authorization.strip_prefix("vapid t=").unwrap();
    let (token, key) = token.split_once(", k=").unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
    let point = URL_SAFE_NO_PAD.decode(key).unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&point).unwrap();
    verifier.verify(signed.as_bytes(), &signature).expect("the signature is ours");
    let (head, claims) = signed.split_once('.').unwrap();
    let json = |part| serde_json::from_slice(&URL_SAFE_NO_PAD.decode(part).unwrap()).unwrap();
    let head: serde_json::Value = json(head);
    assert_eq!(head, serde_json::json!({ "typ": "JWT", "alg": "ES256" }));
    (json(claims), key.to_owned())
}

/// The example of RFC 8291, section 5: what our double reads, any browser reads.
#[test]
fn the_double_reads_the_example_of_the_standard() {
    let decode = |text| URL_SAFE_NO_PAD.decode(text).unwrap();
    let key = SecretKey::from_slice(&decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"));
    let auth = decode("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap();
    let browser = Browser { key: key.unwrap(), auth };
    let body = decode(concat!(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml",
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT",
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    ));
    assert_eq!(browser.read(&body), b"When I grow up, I want to be a watermelon");
}

#[tokio::test]
async fn only_the_browser_reads_the_notice_and_the_service_knows_who_sends() {
    let shelf = Shelf::new();
    let mut service = Receiver::start(&[]).await;
    let browser = Browser::new();
    let asked = browser.subscription(&service.url());
    let notices = shelf.start(with_push());
    assert_eq!(notices.check(&asked).await, Ok(()));
    let ann = shelf.person_with(asked).await;
    let told = notice(NoticeKind::YourTurn, 7);
    notices.tell(ann, told.clone());

    let heard = service.next().await;
    assert_eq!(heard.headers["content-encoding"], "aes128gcm");
    assert_eq!(heard.headers["ttl"], "86400");
    assert_eq!(heard.headers["urgency"], "high");
    assert_eq!(heard.headers["topic"].len(), 32);
    let plain = browser.read(&heard.body);
    assert_eq!(plain.len(), 256, "the length says nothing");
    let read: serde_json::Value = serde_json::from_slice(&plain).unwrap();
    assert_eq!(read, serde_json::to_value(&told).unwrap());
    let code = told.code.as_bytes();
    assert!(!heard.body.windows(code.len()).any(|part| part == code), "it is encrypted");

    let (claims, key) = verified(heard.headers["authorization"].to_str().unwrap());
    assert_eq!(claims["aud"], format!("http://127.0.0.1:{}", service.port));
    assert_eq!(claims["sub"], CONTACT);
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs();
    let left = claims["exp"].as_u64().unwrap() - now;
    assert!((3600..=24 * 3600).contains(&left), "{left} seconds");
    assert_eq!(Some(key), notices.push_key().await.unwrap());
}

#[tokio::test]
async fn an_endpoint_that_is_gone_is_unsubscribed_and_others_stay() {
    for status in [404, 410] {
        let shelf = Shelf::new();
        let mut service = Receiver::start(&[status]).await;
        let mut other = Receiver::start(&[]).await;
        let ann = shelf.person_with(Browser::new().subscription(&service.url())).await;
        let stays = Subscription { person: ann, ..webhook(&other.url()) };
        shelf.keep(vec![Deed::Subscribe(stays.clone())]).await.unwrap();
        let notices = shelf.start(with_push());
        notices.tell(ann, notice(NoticeKind::YourTurn, 1));
        idle(&notices).await;
        assert_eq!(service.rest().len(), 1, "{status}");
        assert_eq!(other.rest().len(), 1, "{status}");
        assert_eq!(shelf.store.subscriptions_of(ann).unwrap(), [stays], "{status}");
    }
}

#[tokio::test]
async fn a_service_that_fails_is_tried_again_and_stays() {
    let shelf = Shelf::new();
    let mut service = Receiver::start(&[503, 201]).await;
    let browser = Browser::new();
    let ann = shelf.person_with(browser.subscription(&service.url())).await;
    let notices = shelf.start(with_push());
    notices.tell(ann, notice(NoticeKind::GameOver, 1));
    idle(&notices).await;
    let heard = service.rest();
    assert_eq!(heard.len(), 2);
    assert_eq!(browser.read(&heard[0].body), browser.read(&heard[1].body));
    assert_eq!(shelf.store.subscriptions_of(ann).unwrap().len(), 1);
}

#[tokio::test]
async fn the_key_is_kept_and_without_a_contact_there_is_no_push() {
    let shelf = Shelf::new();
    let key = shelf.start(with_push()).push_key().await.unwrap().unwrap();
    assert_eq!(URL_SAFE_NO_PAD.decode(&key).unwrap().len(), 65);
    assert_eq!(shelf.start(with_push()).push_key().await.unwrap(), Some(key));

    let mut service = Receiver::start(&[]).await;
    let off = shelf.start(config());
    assert_eq!(off.push_key().await.unwrap(), None);
    let asked = Browser::new().subscription(&service.url());
    assert_eq!(off.check(&asked).await, Err(Refusal::PushIsOff));
    let ann = shelf.person_with(asked).await;
    off.tell(ann, notice(NoticeKind::YourTurn, 1));
    idle(&off).await;
    assert!(service.rest().is_empty());
}

#[tokio::test]
async fn push_goes_to_https_addresses_of_the_world() {
    let shelf = Shelf::new();
    let notices = shelf.start(NoticeConfig { allow_private: false, ..with_push() });
    let check = async |endpoint| notices.check(&Browser::new().subscription(endpoint)).await;
    assert_eq!(check("https://1.1.1.1/push").await, Ok(()));
    assert_eq!(check("http://1.1.1.1/push").await, Err(Refusal::PushNeedsHttps));
    let refused = check("https://10.0.0.1/push").await;
    assert_eq!(refused, Err(Refusal::Private("10.0.0.1".to_owned())));
}
