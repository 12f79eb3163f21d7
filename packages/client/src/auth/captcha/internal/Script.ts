/**
 * The script of a captcha vendor, loaded once per page, with a nonce for the page's content security policy.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Clock from "../../../transport/internal/Clock.ts"
import { CaptchaBlocked } from "../../Captcha.ts"

/** The API that the scripts of all vendors share. */
export interface Api {
  readonly render: (container: HTMLElement, parameters: Readonly<Record<string, unknown>>) => string | number
  readonly execute: (widget: string | number) => unknown
  readonly reset: (widget: string | number) => void
  readonly remove?: (widget: string | number) => void
  readonly ready?: (callback: () => void) => void
}

/** The address of a vendor's script, and the global that the script defines. */
export interface Source {
  readonly vendor: string
  /** The name of the global that contains the vendor's `Api`. */
  readonly global: string
  readonly url: string
  readonly nonce: string | undefined
  /** The time limit of loading the script, in milliseconds. */
  readonly timeout: number
}

/**
 * Loads a script, unless the page already has it. A script that fails to load is removed, so that a later call can
 * retry.
 */
export const load = (source: Source): Effect.Effect<Api, CaptchaBlocked> =>
  Effect.suspend(() => {
    const { timeout } = source
    const loaded = apiOf(source)
    if (loaded !== undefined) return Effect.succeed(loaded)
    if (!("document" in globalThis)) return Effect.fail(blocked(source, "server"))
    const script = find(source) ?? append(source)
    const give = (by: CaptchaBlocked["by"]) => {
      script.remove()
      return Effect.fail(blocked(source, by))
    }
    return Effect.callback<Api, CaptchaBlocked>((resume) => {
      const finish = () => {
        const api = apiOf(source)
        resume(api === undefined ? give("network") : Effect.succeed(api))
      }
      const fail = () => resume(give("network"))
      const come = () => {
        const early: Partial<Api> | undefined = globalOf(source)
        // Some scripts only load the widgets, which are ready a moment later.
        if (apiOf(source) === undefined && early?.ready !== undefined) early.ready(finish)
        else finish()
      }
      script.addEventListener("load", come)
      script.addEventListener("error", fail)
      return Effect.sync(() => {
        script.removeEventListener("load", come)
        script.removeEventListener("error", fail)
      })
    }).pipe(Clock.timeoutOrElse({ duration: timeout, orElse: () => Effect.suspend(() => give("timeout")) }))
  })

const globalOf = ({ global }: Source): Partial<Api> | undefined =>
  (globalThis as unknown as Readonly<Record<string, Partial<Api> | undefined>>)[global]

const apiOf = (source: Source): Api | undefined => {
  const api = globalOf(source)
  return typeof api?.render === "function" ? (api as Api) : undefined
}

const blocked = ({ vendor }: Source, by: CaptchaBlocked["by"]) => new CaptchaBlocked({ vendor, by })

const find = ({ url }: Source): HTMLScriptElement | undefined =>
  [...globalThis.document.scripts].find(({ src }) => src === url)

const append = ({ nonce, url }: Source): HTMLScriptElement => {
  const script = globalThis.document.createElement("script")
  script.async = true
  script.src = url
  if (nonce !== undefined) script.nonce = nonce
  globalThis.document.head.append(script)
  return script
}
