/**
 * The enumerations of the data API, the system fields of items and the stages of pipelines (data.md §3, §6, §7).
 *
 * @since 0.1.0
 */
import * as Enumeration from "../Enumeration.ts"

/**
 * Type of a collection's field. The specification also mentions unnamed "legacy types"; an unknown one decodes to its
 * string (data.md §3).
 */
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

/** Status of an index. */
export const IndexStatus = Enumeration.make(["BUILDING", "ACTIVE", "DROPPING", "DROPPED", "FAILED", "INVALID"])

/** Source of an index. */
export const IndexSource = Enumeration.make(["SYSTEM", "USER", "AUTO"])

/** Status of a backup. */
export const BackupStatus = Enumeration.make(["PENDING", "READY", "FAILED", "DELETED", "CANCELED"])

/** Status of a restoration. */
export const RestorationStatus = Enumeration.make(["PENDING", "COMPLETED", "FAILED"])

/** Status of an import or export. */
export const JobStatus = Enumeration.make([
  "UNINITIALIZED",
  "INITIALIZING",
  "IN_PROGRESS",
  "COMPLETED",
  "FAILED",
  "PARTIALLY_SUCCESSFUL"
])

/** Format of an imported or exported file. */
export const FileFormat = Enumeration.make(["CSV", "JSONL"])

/** Handling of existing items in an import. */
export const ImportMode = Enumeration.make(["OVERWRITE", "SKIP_EXISTING", "TRUNCATE_BEFORE"])

/** Environment whose data a call uses. */
export const Environment = Enumeration.make(["LIVE", "SANDBOX", "SANDBOX_PREFERRED"])

/** Role that a permission of a collection requires, from everyone to elevated callers only. */
export const PermissionRole = Enumeration.make([
  "ANYONE",
  "SITE_MEMBER",
  "SITE_MEMBER_AUTHOR",
  "CMS_EDITOR",
  "PRIVILEGED"
])

/** Name of a role. */
export const RoleName = Enumeration.make(["ADMIN", "SITE_MEMBER_AUTHOR", "SITE_MEMBER", "ANYONE"])

/** Kind of a caller. */
export const ActorKind = Enumeration.make(["ANONYMOUS_VISITOR", "MEMBER", "WIX_USER", "APP"])

/** Plugin of a collection. A provider can have others; an unknown one decodes to its string. */
export const PluginType = Enumeration.make(["PUBLISH", "SINGLE_ITEM", "URLIZED"])

/** Status of an item in a collection with the publish plugin. */
export const PublishStatus = Enumeration.make(["PUBLISHED", "DRAFT"])

/** Action of a patch on a field. */
export const PatchAction = Enumeration.make([
  "SET_FIELD",
  "REMOVE_FIELD",
  "INCREMENT_FIELD",
  "APPEND_TO_ARRAY",
  "REMOVE_FROM_ARRAY"
])

/** Action that a bulk call applied to an item. */
export const BulkAction = Enumeration.make(["INSERT", "UPDATE", "DELETE", "PATCH"])

/** Action that a save applied to its item, as recorded from the hosted provider. */
export const SaveAction = Enumeration.make(["INSERTED", "UPDATED"])

/** Sort order. */
export const SortOrder = Enumeration.make(["ASC", "DESC"])

/** Mode of a search: match all words (`AND`) or any word (`OR`). */
export const SearchMode = Enumeration.make(["AND", "OR"])

/** Aggregate function of a group. */
export const Aggregate = Enumeration.make(["sum", "avg", "min", "max", "count"])

/** The fields of an item that the provider sets. It replaces values that a caller writes to them. */
export const systemFields = ["_id", "_createdDate", "_updatedDate", "_ownerId"] as const

/** The keys of the stages of a pipeline. */
export const stageKinds = [
  "filter",
  "projection",
  "group",
  "unwindArray",
  "sort",
  "limit",
  "skip",
  "objectToArray"
] as const
