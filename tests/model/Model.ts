/** The expected state of a session, reduced to a few properties. */
export interface Model {
  /** Whether a member is signed in in this browser. */
  member: boolean
  /** The id of the member's session. */
  session: string
  /** Whether the provider would still refresh it. It is `unsure` if a response with a new token may be lost. */
  grant: "alive" | "dead" | "unsure"
  /** The current fault of the network. */
  fault: Fault | undefined
  /** Whether the provider has sent a Retry-After since the network last worked. */
  limited: boolean
  /** Whether the storage is full. */
  full: boolean
  /** Whether a tab could not store its tokens, so tabs may have different sessions until the next login. */
  divided: boolean
  /** Whether tabs see changes of the storage late. Then each may start as a separate visitor. */
  readonly isLate: boolean
}

/** A fault, and whether a refresh during it may have succeeded. */
export interface Fault {
  readonly name: string
  readonly losesResponses: boolean
}

export const make = ({ delayedStorage = false }: { readonly delayedStorage?: boolean } = {}): Model => ({
  member: false,
  session: "",
  grant: "dead",
  fault: undefined,
  limited: false,
  full: false,
  divided: false,
  isLate: delayedStorage
})

/** The state of the browser after a step. */
export interface Seen {
  readonly stored: { readonly role: string; readonly session: string }
  readonly roles: ReadonlyArray<string>
}

/** Returns the differences between the model and the state of the browser. */
export const complaints = (model: Model, { roles, stored }: Seen): ReadonlyArray<string> => {
  if (model.divided) return []
  const found: Array<string> = []
  if (!model.member && stored.role === "member") found.push("a member is stored although nobody is signed in")
  if (!model.member && roles.includes("member")) found.push("a tab has a member although nobody is signed in")
  if (model.member && stored.role !== "member" && model.grant === "alive") found.push("a living session is gone")
  if (model.member && stored.role === "member" && stored.session !== model.session)
    found.push("another session is stored")
  if (model.member && model.fault === undefined && model.grant === "alive" && roles.includes("none")) {
    found.push("a tab has nobody although a member is signed in")
  }
  return found
}
