//! Scripts that others know by an address that differs from their place in `www/`.

/// A script with an address of its own. It is no module, and imports nothing.
pub struct Public {
    /// From the root of the site.
    pub address: &'static str,
    /// From the root of the checkout.
    pub source: &'static str,
}

/// The service worker: it keeps what lies below it, so it lies at the root.
pub const WORKER: Public = Public {
    address: "sw.js",
    source: "www/offline/sw.ts",
};

/// What other pages load.
pub const ELEMENT: Public = Public {
    address: "www/embed.js",
    source: "www/embedding/embed.ts",
};
