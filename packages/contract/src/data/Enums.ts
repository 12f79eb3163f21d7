/**
 * The enumerations of data.md §3 and §6.
 *
 * @since 0.1.0
 */
import * as Enumeration from "../Enumeration.ts"

/** Types of a collection's fields. data.md adds "legacy types" without naming them; an unknown one is kept as text. */
export const FieldType = Enumeration.make([
  "TEXT",
  "NUMBER",
  "DATE",
  "DATETIME",
  "IMAGE",
  "BOOLEAN",
  "DOCUMENT",
  "URL",
  "RICH_TEXT",
  "VIDEO",
  "ANY",
  "ARRAY_STRING",
  "ARRAY_DOCUMENT",
  "AUDIO",
  "TIME",
  "LANGUAGE",
  "RICH_CONTENT",
  "MEDIA_GALLERY",
  "ADDRESS",
  "PAGE_LINK",
  "REFERENCE",
  "MULTI_REFERENCE",
  "OBJECT",
  "ARRAY"
])

/** Where an index stands. */
export const IndexStatus = Enumeration.make(["BUILDING", "ACTIVE", "DROPPING", "DROPPED", "FAILED", "INVALID"])

/** Who asked for an index. */
export const IndexSource = Enumeration.make(["SYSTEM", "USER", "AUTO"])

/** Where a backup stands. */
export const BackupStatus = Enumeration.make(["PENDING", "READY", "FAILED", "DELETED", "CANCELED"])

/** Where a restoration stands. */
export const RestorationStatus = Enumeration.make(["PENDING", "COMPLETED", "FAILED"])

/** Where an import or export stands. */
export const JobStatus = Enumeration.make([
  "UNINITIALIZED",
  "INITIALIZING",
  "IN_PROGRESS",
  "COMPLETED",
  "FAILED",
  "PARTIALLY_SUCCESSFUL"
])

/** Formats of imported and exported files. */
export const FileFormat = Enumeration.make(["CSV", "JSONL"])

/** What an import does with items that exist. */
export const ImportMode = Enumeration.make(["OVERWRITE", "SKIP_EXISTING", "TRUNCATE_BEFORE"])

/** Which data a call works on. */
export const Environment = Enumeration.make(["LIVE", "SANDBOX", "SANDBOX_PREFERRED"])

/** Who may do something with a collection, from everyone to elevated callers only. */
export const PermissionRole = Enumeration.make([
  "ANYONE",
  "SITE_MEMBER",
  "SITE_MEMBER_AUTHOR",
  "CMS_EDITOR",
  "PRIVILEGED"
])

/** Roles by name. */
export const RoleName = Enumeration.make(["ADMIN", "SITE_MEMBER_AUTHOR", "SITE_MEMBER", "ANYONE"])

/** Kinds of caller. */
export const ActorKind = Enumeration.make(["ANONYMOUS_VISITOR", "MEMBER", "WIX_USER", "APP"])

/** Plugins of a collection. data.md adds "and others"; an unknown one is kept as text. */
export const PluginType = Enumeration.make(["PUBLISH", "SINGLE_ITEM", "URLIZED"])

/** Where an item of the publish plugin stands. */
export const PublishStatus = Enumeration.make(["PUBLISHED", "DRAFT"])

/** What a patch does to a field. */
export const PatchAction = Enumeration.make([
  "SET_FIELD",
  "REMOVE_FIELD",
  "INCREMENT_FIELD",
  "APPEND_TO_ARRAY",
  "REMOVE_FROM_ARRAY"
])

/** What a bulk call did to an item. */
export const BulkAction = Enumeration.make(["INSERT", "UPDATE", "DELETE", "PATCH"])

/** What a save did to its item. data.md does not show the answer: as observed. */
export const SaveAction = Enumeration.make(["INSERTED", "UPDATED"])

/** Sort orders. */
export const SortOrder = Enumeration.make(["ASC", "DESC"])

/** Whether all words of a search must be found, or any. */
export const SearchMode = Enumeration.make(["AND", "OR"])

/** Aggregates of a group. */
export const Aggregate = Enumeration.make(["sum", "avg", "min", "max", "count"])
