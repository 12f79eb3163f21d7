/**
 * What a collection is: who may use it, its declared fields and indexes (data.md §3, §6).
 *
 * @since 0.1.0
 */
import type { Member } from "@portico/contract/Enumeration"
import type { FieldType, PermissionRole, SortOrder } from "@portico/contract/data/Enums"

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
  readonly referencedCollectionId?: string
}

/** Fields to keep in order, for queries that filter and sort by them. Field names reach into objects with dots. */
export interface Index {
  readonly fields: ReadonlyArray<{ readonly fieldName: string; readonly order?: Member<typeof SortOrder> }>
}

/** A collection without its items. */
export interface Collection {
  readonly id: string
  readonly displayName?: string
  readonly permissions: Permissions
  readonly fields: Readonly<Record<string, Field>>
  readonly indexes: ReadonlyArray<Index>
}

/** A collection that comes into being on first use: everyone may do everything. */
export const open = (id: string): Collection => ({
  id,
  permissions: { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" },
  fields: {},
  indexes: []
})
