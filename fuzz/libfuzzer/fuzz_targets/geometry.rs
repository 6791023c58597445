#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    reglette_fuzz::targets::fuzz_one("geometry", data);
});
