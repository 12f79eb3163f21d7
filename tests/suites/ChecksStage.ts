import type { Entry, Fault } from "@portico/provider/Provider"
import type { Handler } from "@portico/testing/Faults"

/** The result of a call: `ok`, or the tag of its error. */
export type Ending = string

/** A tab of the browser in which a check runs. */
export interface Tab {
  /** Requests the member's access token for the given number of concurrent callers. */
  readonly callers: (count: number) => Promise<ReadonlyArray<Ending>>
  /** Writes an item that requires a member, so the provider has to accept the token. */
  readonly write: () => Promise<Ending>
  /** Reads a public item. */
  readonly read: () => Promise<Ending>
  readonly role: () => Promise<string>
  readonly logout: () => Promise<Ending>
  /** Returns the changes of the session since the tab was opened, such as `refused ApplicationError`. */
  readonly changes: () => Promise<ReadonlyArray<string>>
}

/** A browser with a stored member session, and its provider, which rotates refresh tokens strictly. */
export interface Stage {
  /** Opens a tab. */
  readonly open: () => Promise<Tab>
  /** Replaces the faults of the provider. */
  readonly setFaults: (...faults: ReadonlyArray<Fault>) => void
  /** Returns the statuses of the token grants in the provider's log. */
  readonly grants: () => ReadonlyArray<number>
  /** Returns the statuses of all other calls in the provider's log. */
  readonly calls: () => ReadonlyArray<number>
  /** Delays every token grant, before or after the provider handles it, until `release` is called. */
  readonly block: (way?: "in" | "out") => { readonly arrived: Promise<void>; readonly release: () => void }
  /** Advances time at the provider and in all tabs. */
  readonly pass: (seconds: number) => Promise<void>
  /** Moves the device's clock forward by seconds, or back if they are negative. */
  readonly misset: (seconds: number) => Promise<void>
  /** Uses the stored refresh token elsewhere and then a second time, so the provider ends the session. */
  readonly steal: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Prepares a stage. The device's clock is wrong by the given number of seconds from the start. */
export type Enter = (wrongBy?: number) => Promise<Stage>

/** Seconds after which an access token of the provider has certainly expired. */
export const lifetime = 14_400 + 60

/** Returns the statuses of the token grants in a provider's log, or of all other calls. */
export const statuses = (log: ReadonlyArray<Entry>, kind: "grants" | "calls"): ReadonlyArray<number> =>
  log
    .filter(({ method, path }) => method !== "OPTIONS" && (path === "/oauth2/token") === (kind === "grants"))
    .map(({ status }) => status)

/** Uses a stored refresh token and its successor, then the first one again, as a thief and the victim would. */
export const steal = async (handler: Handler, host: string, stored: string | null): Promise<void> => {
  const { refreshToken } = JSON.parse(stored ?? "{}") as { readonly refreshToken: { readonly value: string } }
  const show = (refreshToken: string) =>
    handler(
      new Request(`${host}/oauth2/token`, {
        method: "POST",
        body: JSON.stringify({ grantType: "refresh_token", refreshToken })
      })
    )
  const { refresh_token: rotated } = (await (await show(refreshToken.value)).json()) as {
    readonly refresh_token: string
  }
  await show(rotated)
  const { status } = await show(refreshToken.value)
  if (status !== 400) throw new Error(`The provider answered ${status} to a stolen token.`)
}
