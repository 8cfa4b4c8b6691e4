//! Scripts whose public address differs from their place in `www/`.

/// A script with a public address. It is not a module and imports nothing.
pub struct Public {
    /// From the root of the site.
    pub address: &'static str,
    /// From the root of the checkout.
    pub source: &'static str,
}

/// The service worker controls what is below it, so it is at the root.
pub const WORKER: Public = Public {
    address: "sw.js",
    source: "www/offline/sw.ts",
};

/// The script that other pages load.
pub const ELEMENT: Public = Public {
    address: "www/embed.js",
    source: "www/embedding/embed.ts",
};
