import type { Entry, Fault } from "@portico/provider/Provider"
import type { Handler } from "@portico/testing/Faults"

/** How a call ended: `ok`, or the tag of its error. */
export type Ending = string

/** A tab of the browser that a check happens in. */
export interface Tab {
  /** So many callers at once ask for the member's access token. */
  readonly callers: (count: number) => Promise<ReadonlyArray<Ending>>
  /** Writes what only a member may write, for which the provider has to accept the token. */
  readonly write: () => Promise<Ending>
  /** Reads what everybody may read. */
  readonly read: () => Promise<Ending>
  readonly role: () => Promise<string>
  readonly logout: () => Promise<Ending>
  /** What the session went through since the tab was opened: `refused ApplicationError`, for one. */
  readonly changes: () => Promise<ReadonlyArray<string>>
}

/** A browser in which a member's session is stored, and the provider that it came from, which rotates strictly. */
export interface Stage {
  /** Opens a tab. */
  readonly open: () => Promise<Tab>
  /** From now on, these faults and no others. */
  readonly play: (...faults: ReadonlyArray<Fault>) => void
  /** Statuses of the token grants in the provider's own log. */
  readonly grants: () => ReadonlyArray<number>
  /** Statuses of all other calls in the provider's own log. */
  readonly calls: () => ReadonlyArray<number>
  /** Holds every token grant at the provider's door, on its way in or out, until what is given back is called. */
  readonly hold: (way?: "in" | "out") => { readonly arrived: Promise<void>; readonly release: () => void }
  /** Lets seconds pass, at the provider and for all tabs. */
  readonly pass: (seconds: number) => Promise<void>
  /** Puts the device's clock ahead by seconds, or behind where they are negative. */
  readonly misset: (seconds: number) => Promise<void>
  /** Uses the stored refresh token from somewhere else and shows it again, upon which the provider ends the session. */
  readonly steal: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Prepares a stage. The device's clock is wrong by so many seconds from the start. */
export type Enter = (wrongBy?: number) => Promise<Stage>

/** Seconds after which an access token of the provider has expired for sure. */
export const lifetime = 14_400 + 60

/** Statuses of the token grants in a provider's log, or of what else it was asked. */
export const statuses = (log: ReadonlyArray<Entry>, kind: "grants" | "calls"): ReadonlyArray<number> =>
  log
    .filter(({ method, path }) => method !== "OPTIONS" && (path === "/oauth2/token") === (kind === "grants"))
    .map(({ status }) => status)

/** Uses a stored refresh token and the one that follows it, then shows the first again, as a thief and his victim would. */
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
