/**
 * Adds what the services of a client share: the session, the settings, and the storages of a browser.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as SiteStorage from "../session/SiteStorage.ts"
import * as TabLock from "../session/TabLock.ts"
import * as Tokens from "../session/Tokens.ts"
import * as TokenStore from "../session/TokenStore.ts"
import * as WakeEvents from "../session/WakeEvents.ts"
import type * as Exchange from "../transport/internal/Exchange.ts"
import * as Settings from "../transport/Settings.ts"
import * as Transport from "../transport/Transport.ts"
import type { Options } from "./Services.ts"

/** A layer that sends requests. */
export type ExchangeLayer<R> = Layer.Layer<Exchange.Exchange, never, Settings.Settings | R>

/** Adds the session and its calls to a layer that sends requests. */
export const withSession = <R>(exchange: ExchangeLayer<R>) =>
  Transport.layer.pipe(Layer.provideMerge(Tokens.layer), Layer.provideMerge(exchange))

/** Adds settings and the storages of a browser to services. */
export const withBrowser = <A, R>(services: () => Layer.Layer<A, never, R>, { storage, ...options }: Options) =>
  withSettings(services, options).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        storage === undefined
          ? SiteStorage.layer(options.clientId)
          : SiteStorage.layerStorage(options.clientId, () => storage),
        storage === undefined ? TabLock.layer : TabLock.layerStorage(storage),
        WakeEvents.layer
      )
    ),
    Layer.provide(
      storage === undefined
        ? TokenStore.layer(options.clientId)
        : TokenStore.layerStorage(options.clientId, () => storage)
    )
  )

/** Adds settings to services. */
export const withSettings = <A, R>(
  services: () => Layer.Layer<A, never, Settings.Settings | R>,
  options: Settings.Options
): Layer.Layer<A | Settings.Settings, never, Exclude<R, Settings.Settings>> => {
  const settings = Settings.layer(options)
  return isolated(() => Layer.provideMerge(services(), settings))
}

/**
 * Creates a layer that is built for each client. Layers of the same build are memoized and shared, but each client has its
 * own session and network.
 */
export const isolated = <A, R>(build: () => Layer.Layer<A, never, R>): Layer.Layer<A, never, R> =>
  Layer.suspend(() => Layer.fresh(build()))
