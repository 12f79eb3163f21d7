/**
 * Who may do what with the items of a collection (data.md §6).
 *
 * @since 0.1.0
 */
import type { Member } from "@portico/contract/Enumeration"
import type { ActorKind } from "@portico/contract/data/Enums"
import type { Action, Collection } from "./Collection.ts"

/** Who makes a call. */
export interface Actor {
  readonly kind: Member<typeof ActorKind>
  /** The member's id, for members and editors. It becomes the `_ownerId` of what they insert. */
  readonly memberId?: string
  /** Site code on a server: past all permissions. */
  readonly elevated?: boolean
}

/** The verdict: everything, only the items that this member owns, or nothing. */
export type Verdict =
  | { readonly _tag: "All" }
  | { readonly _tag: "Own"; readonly memberId: string }
  | { readonly _tag: "Nothing" }

/** Decides what an actor may do with the items of a collection. */
export const decide = (actor: Actor, action: Action, { permissions }: Pick<Collection, "permissions">): Verdict => {
  if (actor.elevated === true || actor.kind === "APP") return all
  switch (permissions[action]) {
    case "ANYONE":
      return all
    case "SITE_MEMBER":
      return actor.kind === "ANONYMOUS_VISITOR" ? nothing : all
    case "SITE_MEMBER_AUTHOR":
      return actor.kind === "MEMBER" ? own(actor, action) : actor.kind === "WIX_USER" ? all : nothing
    case "CMS_EDITOR":
      return actor.kind === "WIX_USER" ? all : nothing
    case "PRIVILEGED":
      return nothing
  }
}

// Whoever inserts an item becomes its owner, so every member may.
const own = ({ memberId }: Actor, action: Action): Verdict =>
  memberId === undefined ? nothing : action === "insert" ? all : { _tag: "Own", memberId }

const all: Verdict = { _tag: "All" }
const nothing: Verdict = { _tag: "Nothing" }
