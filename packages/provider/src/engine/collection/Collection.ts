/**
 * Collections: their permissions, declared fields, indexes and plugins (data.md §3, §6).
 *
 * @since 0.1.0
 */
import type { Member } from "@portico/contract/Enumeration"
import type { FieldType, PermissionRole, PluginType, PublishStatus, SortOrder } from "@portico/contract/data/Enums"

/** The lowest level of caller that may perform an action. */
export type Level = Member<typeof PermissionRole>

/** An action on a collection's items. */
export type Action = "read" | "insert" | "update" | "remove"

/** The lowest permitted level of caller for each action. */
export type Permissions = Readonly<Record<Action, Level>>

/** A declared field. `referencedCollectionId` is used by reference fields only. */
export interface Field {
  readonly type: Member<typeof FieldType>
  readonly displayName?: string
  /** The id of the collection that references point to. */
  readonly referencedCollectionId?: string
}

/** An index for queries that filter and sort by its fields. Field names use dots to reach into nested objects. */
export interface Index {
  readonly fields: ReadonlyArray<{ readonly fieldName: string; readonly order?: Member<typeof SortOrder> }>
  /**
   * Whether items must differ in at least one of the fields. Items with a missing or null value in one of them are
   * exempt.
   */
  readonly unique?: boolean
}

/**
 * A plugin of a collection. `PUBLISH` lets items be drafts. `SINGLE_ITEM` limits the collection to one item, whose id
 * is `SINGLE_ITEM`. `URLIZED` is stored in the definition and has no effect.
 */
export interface Plugin {
  readonly type: Member<typeof PluginType>
  /** The status of items that are inserted without one, for `PUBLISH`. `"PUBLISHED"` by default. */
  readonly defaultStatus?: Member<typeof PublishStatus>
}

/** A collection's definition, without its items. */
export interface Collection {
  readonly id: string
  /** The id of the live collection, if this collection is its sandbox. */
  readonly sandboxOf?: string
  readonly displayName?: string
  readonly permissions: Permissions
  readonly fields: Readonly<Record<string, Field>>
  readonly indexes: ReadonlyArray<Index>
  readonly plugins?: ReadonlyArray<Plugin>
  /** The treatment of a member's items after the member deletes their account. `"keep"` by default. */
  readonly whenOwnerDeleted?: WhenOwnerDeleted
}

/** The treatment of a deleted member's items: they stay, are removed, or lose some of their fields. */
export type WhenOwnerDeleted = "keep" | "remove" | { readonly clear: ReadonlyArray<string> }

/** Returns the name that callers use for a collection. A sandbox has the name of its live collection. */
export const nameOf = ({ id, sandboxOf }: Collection): string => sandboxOf ?? id

/** Returns the sandbox of a live collection: the same definition under the sandbox's id. */
export const sandbox = (live: Collection): Collection => ({ ...live, id: sandboxId(live.id), sandboxOf: live.id })

/** Returns the id of a collection's sandbox. */
export const sandboxId = (id: string): string => sandboxMark + id

/** Returns the id of the collection that references to `id` point to. References from a sandbox point to sandboxes. */
export const targetOf = ({ sandboxOf }: Collection, id: string): string =>
  sandboxOf === undefined ? id : sandboxId(id)

/** Whether an index of the collection refuses repeated values, in addition to the ids. */
export const hasUniqueIndex = ({ indexes }: Collection): boolean => indexes.some(({ unique }) => unique === true)

/** Whether an id is a sandbox's id. Callers cannot use such ids. */
export const isSandboxId = (id: string): boolean => id.startsWith(sandboxMark)

// U+FDD0 is a Unicode noncharacter, reserved for internal use, so no caller's collection id starts with it.
const sandboxMark = "\ufdd0"

/** Finds a plugin of a collection by its type. */
export const plugin = ({ plugins = [] }: Collection, type: Plugin["type"]): Plugin | undefined =>
  plugins.find((one) => one.type === type)

/** Creates the definition of a collection that is created on first use. Every caller may perform every action. */
export const open = (id: string): Collection => ({
  id,
  permissions: { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" },
  fields: {},
  indexes: []
})
