/**
 * Starts the mock environment in a browser.
 *
 * @since 0.1.0
 */
import { setupWorker, type SetupWorker } from "msw/browser"
import * as Mock from "./Mock.ts"
import type * as Worlds from "./Worlds.ts"

/** Options of the worker. */
export interface Options extends Mock.HandlerOptions {
  /** The URL of MSW's worker script. With a base path: `` `${import.meta.env.BASE_URL}mockServiceWorker.js` ``. */
  readonly url?: string
}

/** The running MSW worker and the worlds that it uses. */
export interface Started {
  readonly worker: SetupWorker
  readonly worlds: Worlds.Worlds
}

let started: Promise<Started> | undefined

/**
 * Starts the worker, only once for the page even if it is called several times. Requests to unknown paths of the
 * provider fail. Any other request passes.
 */
export const start = (options: Options = {}): Promise<Started> => (started ??= begin(options))

const begin = async ({ url = "/mockServiceWorker.js", ...options }: Options): Promise<Started> => {
  const { handlers, worlds } = Mock.make(options)
  const worker = setupWorker(...handlers)
  await worker.start({ quiet: true, serviceWorker: { url }, onUnhandledFrame: Mock.refuseUnknown(options.origin) })
  return { worker, worlds }
}
