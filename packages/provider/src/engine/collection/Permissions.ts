/**
 * Permissions on the items of a collection (data.md §6).
 *
 * @since 0.1.0
 */
import type { Member } from "@portico/contract/Enumeration"
import type { ActorKind } from "@portico/contract/data/Enums"
import type { Action, Collection } from "./Collection.ts"

/** The caller of an operation. */
export interface Actor {
  readonly kind: Member<typeof ActorKind>
  /** The member's id, for members and editors. Items that they insert get it as their `_ownerId`. */
  readonly memberId?: string
  /** Whether the caller is site code on a server, which bypasses all permissions. */
  readonly elevated?: boolean
}

/** The result of a permission check: all items, only the items that this member owns, or none. */
export type Verdict =
  | { readonly _tag: "All" }
  | { readonly _tag: "Own"; readonly memberId: string }
  | { readonly _tag: "Nothing" }

/** Returns which items of a collection an actor may perform an action on. */
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

// A member becomes the owner of an item that they insert, so every member may insert.
const own = ({ memberId }: Actor, action: Action): Verdict =>
  memberId === undefined ? nothing : action === "insert" ? all : { _tag: "Own", memberId }

const all: Verdict = { _tag: "All" }
const nothing: Verdict = { _tag: "Nothing" }
