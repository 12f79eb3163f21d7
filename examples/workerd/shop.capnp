using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "shop", worker = .shop),
    # The provider is on this machine, so private addresses are allowed too.
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true)))
  ],
  sockets = [(name = "http", http = (), service = "shop")]
);

const shop :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "dist/worker.js")],
  bindings = [(name = "PORTICO_HOST", fromEnvironment = "PORTICO_HOST")],
  compatibilityDate = "2026-11-01"
);
