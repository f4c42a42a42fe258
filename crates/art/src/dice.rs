/// Numbers that look like chance and are always the same for one card. No clock and no random
/// source: a card that looked different today would be another file under another address.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// FNV-1a over the text, so that near ids are far apart.
    pub(crate) fn of(text: &str) -> Dice {
        let start = 0xcbf2_9ce4_8422_2325_u64;
        let step = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Dice(text.bytes().fold(start, step))
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// From 0 up to, but not, `sides`.
    pub(crate) fn below(&mut self, sides: i32) -> i32 {
        (self.roll() >> 33) as i32 % sides.max(1)
    }

    /// True once in `of` times.
    pub(crate) fn once_in(&mut self, of: i32) -> bool {
        self.below(of) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as i32) as usize]
    }

    /// A number for a place, from 0 to 255: grain that does not depend on the order of drawing.
    pub(crate) fn grain(&self, x: i32, y: i32) -> i32 {
        let place = (i64::from(x) << 20 ^ i64::from(y)) as u64;
        (mix(self.0 ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 56) as i32
    }
}

/// The finalizer of SplitMix64.
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_text_rolls_the_same() {
        let rolls = |text| {
            let mut dice = Dice::of(text);
            [dice.below(1000), dice.below(1000), dice.grain(3, 4)]
        };
        assert_eq!(rolls("classic/dark-altar"), rolls("classic/dark-altar"));
        assert_ne!(rolls("classic/dark-altar"), rolls("classic/dark-altas"));
    }
}
