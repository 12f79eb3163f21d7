/** What must be true of a session, as far as a page of text can say. */
export interface Model {
  /** Whether a member is signed in in this browser. */
  member: boolean
  /** Id of the member's session. */
  session: string
  /** Whether the provider would still refresh it. It is `unsure` where an answer with its new token may be lost. */
  grant: "alive" | "dead" | "unsure"
  /** What is wrong with the way to the provider. */
  fault: Fault | undefined
  /** Whether the provider asked for a wait since the last time that nothing was wrong. */
  limited: boolean
  /** Whether nothing can be stored. */
  full: boolean
  /** Whether what a tab has could not be stored, so that tabs may have different sessions until the next login. */
  divided: boolean
  /** Whether a tab is late to see what another one stored. Then each may start as a visitor of its own. */
  readonly isLate: boolean
}

/** A fault, and whether a refresh that meets it may have been carried out. */
export interface Fault {
  readonly name: string
  readonly losesAnswers: boolean
}

export const make = ({ lateStorage = false }: { readonly lateStorage?: boolean } = {}): Model => ({
  member: false,
  session: "",
  grant: "dead",
  fault: undefined,
  limited: false,
  full: false,
  divided: false,
  isLate: lateStorage
})

/** What the browser was seen to do after a step. */
export interface Seen {
  readonly stored: { readonly role: string; readonly session: string }
  readonly roles: ReadonlyArray<string>
}

/** What the model finds wrong with what was seen, if anything. */
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
