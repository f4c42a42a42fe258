//! Reading an event stream: of each snapshot only its number, the question and whether it is over.

use bytes::Bytes;
use http_body_util::BodyExt;
use hyper::body::Incoming;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// The events of one stream.
#[derive(Debug)]
pub struct Events {
    body: Incoming,
    /// What has come of an event that is not whole yet.
    held: Vec<u8>,
}

/// What the load test wants to know of a snapshot.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Shown {
    pub number: u64,
    pub ask: Option<Ask>,
    pub over: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Ask {
    pub number: u32,
    pub options: Vec<String>,
}

#[derive(Deserialize)]
struct Snapshot {
    view: Option<View>,
}

#[derive(Deserialize)]
struct View {
    ask: Option<Ask>,
    outcome: Option<IgnoredAny>,
}

impl Events {
    pub fn new(body: Incoming) -> Events {
        Events { body, held: Vec::new() }
    }

    /// The bytes of one or more whole events, once the last of them has come; none at the end.
    pub async fn next(&mut self) -> Option<Bytes> {
        loop {
            let frame = self.body.frame().await?.ok()?;
            let Ok(data) = frame.into_data() else { continue };
            self.held.extend_from_slice(&data);
            if self.held.ends_with(b"\n\n") {
                return Some(std::mem::take(&mut self.held).into());
            }
        }
    }
}

/// The snapshots in the bytes of whole events. A line that only keeps the stream open is none.
pub fn snapshots(bytes: &[u8]) -> impl Iterator<Item = Result<Shown, serde_json::Error>> {
    let mut number = 0;
    bytes.split(|byte| *byte == b'\n').filter_map(move |line| {
        if let Some(id) = line.strip_prefix(b"id: ") {
            number = std::str::from_utf8(id).ok().and_then(|id| id.parse().ok()).unwrap_or(0);
        }
        let data = line.strip_prefix(b"data: ")?;
        Some(serde_json::from_slice(data).map(|Snapshot { view }| match view {
            Some(view) => Shown { number, ask: view.ask, over: view.outcome.is_some() },
            None => Shown { number, ..Shown::default() },
        }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_snapshot_the_number_the_question_and_the_end_are_read() {
        let bytes = b"event: snapshot\nid: 7\ndata: {\"number\":7,\"view\":null}\n\n:\n\n\
            event: snapshot\nid: 8\ndata: {\"number\":8,\"view\":{\"turn\":[1,{\"x\":\"\\\"\"}],\
            \"ask\":{\"number\":3,\"seat\":\"A\",\"options\":[\"pass\",\"card a/b\"]},\
            \"outcome\":null},\"log\":[]}\n\n\
            event: snapshot\nid: 9\ndata: {\"view\":{\"ask\":null,\"outcome\":{\"score\":1}}}\n\n";
        let found: Vec<Shown> = snapshots(bytes).map(Result::unwrap).collect();
        let options = vec!["pass".to_owned(), "card a/b".to_owned()];
        assert_eq!(
            found,
            [
                Shown { number: 7, ask: None, over: false },
                Shown { number: 8, ask: Some(Ask { number: 3, options }), over: false },
                Shown { number: 9, ask: None, over: true },
            ]
        );
        assert!(snapshots(b"data: {\n\n").next().unwrap().is_err());
        assert_eq!(snapshots(b": up to date\n\n").count(), 0);
    }
}
