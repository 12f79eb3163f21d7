/**
 * What a collection is: who may use it, its declared fields and indexes (data.md §3, §6).
 *
 * @since 0.1.0
 */
import type { Member } from "@portico/contract/Enumeration"
import type { FieldType, PermissionRole, PluginType, PublishStatus, SortOrder } from "@portico/contract/data/Enums"

/** The lowest level of caller that may do a thing. */
export type Level = Member<typeof PermissionRole>

/** What one can do with a collection's items. */
export type Action = "read" | "insert" | "update" | "remove"

/** The lowest level for each action. */
export type Permissions = Readonly<Record<Action, Level>>

/** A declared field. `referencedCollectionId` belongs to reference fields. */
export interface Field {
  readonly type: Member<typeof FieldType>
  readonly displayName?: string
  /** The collection whose items a reference leads to. */
  readonly referencedCollectionId?: string
}

/** Fields to keep in order, for queries that filter and sort by them. Field names reach into objects with dots. */
export interface Index {
  readonly fields: ReadonlyArray<{ readonly fieldName: string; readonly order?: Member<typeof SortOrder> }>
  /** Whether two items may not have the same values in all of the fields. Where one is missing or null, they may. */
  readonly unique?: boolean
}

/**
 * What a collection has besides its items: `PUBLISH` lets items be drafts, `SINGLE_ITEM` keeps one item, whose id is
 * `SINGLE_ITEM`, and `URLIZED` is kept in the definition.
 */
export interface Plugin {
  readonly type: Member<typeof PluginType>
  /** Status of items that are inserted without one, for `PUBLISH`. `"PUBLISHED"` where none is given. */
  readonly defaultStatus?: Member<typeof PublishStatus>
}

/** A collection without its items. */
export interface Collection {
  readonly id: string
  /** The collection that this one is the sandbox of. */
  readonly sandboxOf?: string
  readonly displayName?: string
  readonly permissions: Permissions
  readonly fields: Readonly<Record<string, Field>>
  readonly indexes: ReadonlyArray<Index>
  readonly plugins?: ReadonlyArray<Plugin>
}

/** The name by which callers know a collection. */
export const nameOf = ({ id, sandboxOf }: Collection): string => sandboxOf ?? id

/** The collection of the same definition that holds the sandbox's items. */
export const sandbox = (live: Collection): Collection => ({ ...live, id: sandboxId(live.id), sandboxOf: live.id })

/** The id of a collection's sandbox. */
export const sandboxId = (id: string): string => sandboxMark + id

/** The id of the collection that references to `id` lead to: what a sandbox refers to lies in sandboxes. */
export const targetOf = ({ sandboxOf }: Collection, id: string): string =>
  sandboxOf === undefined ? id : sandboxId(id)

/** Whether an id can be that of a sandbox, which callers cannot name. */
export const isSandboxId = (id: string): boolean => id.startsWith(sandboxMark)

// Unicode keeps this code point for the inside of programs.
const sandboxMark = "\ufdd0"

/** A plugin of a collection. */
export const plugin = ({ plugins = [] }: Collection, type: Plugin["type"]): Plugin | undefined =>
  plugins.find((one) => one.type === type)

/** A collection that comes into being on first use: everyone may do everything. */
export const open = (id: string): Collection => ({
  id,
  permissions: { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" },
  fields: {},
  indexes: []
})
