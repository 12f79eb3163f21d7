/**
 * Starts the mock environment in a browser.
 *
 * @since 0.1.0
 */
import { setupWorker, type SetupWorker } from "msw/browser"
import * as Mock from "./Mock.ts"
import type * as Worlds from "./Worlds.ts"

/** How the worker is started. */
export interface Options extends Mock.HandlerOptions {
  /** Address of MSW's worker script: `` `${import.meta.env.BASE_URL}mockServiceWorker.js` `` under a base path. */
  readonly url?: string
}

/** A worker that answers, and the worlds that it answers from. */
export interface Started {
  readonly worker: SetupWorker
  readonly worlds: Worlds.Worlds
}

let started: Promise<Started> | undefined

/**
 * Starts the worker, once for the page however often it is asked for. Requests to paths of the provider that are none
 * of its rows fail; everything else passes.
 */
export const start = (options: Options = {}): Promise<Started> => (started ??= begin(options))

const begin = async ({ url = "/mockServiceWorker.js", ...options }: Options): Promise<Started> => {
  const { handlers, worlds } = Mock.make(options)
  const worker = setupWorker(...handlers)
  await worker.start({ quiet: true, serviceWorker: { url }, onUnhandledFrame: Mock.refuseUnknown(options.origin) })
  return { worker, worlds }
}
