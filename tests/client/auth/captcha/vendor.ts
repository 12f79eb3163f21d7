import * as Effect from "effect/Effect"

/** A widget that the vendor's fake was called to render. */
export interface Drawn {
  readonly parameters: Readonly<Record<string, unknown>>
  /** Calls the callback that was passed to the widget under this name. */
  readonly call: (name: string, value?: unknown) => unknown
  isRemoved: boolean
}

/** Creates a fake of a vendor's global whose widgets run the test's callback. */
export const fakeVendor = (onExecute: (widget: Drawn) => unknown = () => undefined) => {
  const drawn: Array<Drawn> = []
  const counts = { execute: 0, reset: 0 }
  const api = {
    render: (_: HTMLElement, parameters: Drawn["parameters"]) => {
      const call = (name: string, value?: unknown) => {
        const callback = parameters[name]
        return typeof callback === "function" ? (callback(value) as unknown) : undefined
      }
      return drawn.push({ parameters, call, isRemoved: false }) - 1
    },
    execute: (id: string | number) => {
      counts.execute++
      const widget = drawn[Number(id)]
      return widget === undefined ? undefined : onExecute(widget)
    },
    reset: () => void counts.reset++,
    remove: (id: string | number) => {
      const widget = drawn[Number(id)]
      if (widget !== undefined) widget.isRemoved = true
    }
  }
  /** Solves the most recent widget, as the user does. */
  const solve = (token: string) => drawn.at(-1)?.call("callback", token)
  /** Calls a callback of the most recent widget. */
  const call = (name: string, value?: unknown) => drawn.at(-1)?.call(name, value)
  return { api, call, counts, drawn, solve }
}

interface Script extends EventTarget {
  src: string
  nonce?: string
  async?: boolean
  remove: () => void
}

/** A document of divisions and scripts. `onScript` receives each script that is to be loaded. */
export const page = (onScript: (script: Script) => void = () => undefined) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const scripts: Array<Script> = []
      const divisions: Array<object> = []
      const createElement = (name: string) => {
        if (name !== "script") {
          const division = { remove: () => void divisions.splice(divisions.indexOf(division), 1) }
          return division
        }
        const script: Script = Object.assign(new EventTarget(), {
          src: "",
          remove: () => void scripts.splice(scripts.indexOf(script), 1)
        })
        return script
      }
      const container = { append: (division: object) => void divisions.push(division) }
      const head = {
        append: (script: Script) => {
          scripts.push(script)
          onScript(script)
        }
      }
      Object.assign(globalThis, { document: { createElement, head, body: container, scripts } })
      return { container: container as unknown as HTMLElement, divisions, scripts }
    }),
    () => Effect.sync(() => Reflect.deleteProperty(globalThis, "document"))
  )

/** Installs a vendor's global while the scope is open. */
export const installed = (name: string, api: unknown) =>
  Effect.acquireRelease(
    Effect.sync(() => Object.assign(globalThis, { [name]: api })),
    () => Effect.sync(() => Reflect.deleteProperty(globalThis, name))
  )
