/**
 * The enumerations of data.md §3 and §6.
 *
 * @since 0.1.0
 */
import * as Enumeration from "../Enumeration.ts"

/** Types of a collection's fields. data.md adds "legacy types" without naming them; an unknown one is kept as text. */
export const FieldType = /*#__PURE__*/ Enumeration.make([
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
export const IndexStatus = /*#__PURE__*/ Enumeration.make([
  "BUILDING",
  "ACTIVE",
  "DROPPING",
  "DROPPED",
  "FAILED",
  "INVALID"
])

/** Who asked for an index. */
export const IndexSource = /*#__PURE__*/ Enumeration.make(["SYSTEM", "USER", "AUTO"])

/** Where a backup stands. */
export const BackupStatus = /*#__PURE__*/ Enumeration.make(["PENDING", "READY", "FAILED", "DELETED", "CANCELED"])

/** Where a restoration stands. */
export const RestorationStatus = /*#__PURE__*/ Enumeration.make(["PENDING", "COMPLETED", "FAILED"])

/** Where an import or export stands. */
export const JobStatus = /*#__PURE__*/ Enumeration.make([
  "UNINITIALIZED",
  "INITIALIZING",
  "IN_PROGRESS",
  "COMPLETED",
  "FAILED",
  "PARTIALLY_SUCCESSFUL"
])

/** Formats of imported and exported files. */
export const FileFormat = /*#__PURE__*/ Enumeration.make(["CSV", "JSONL"])

/** What an import does with items that exist. */
export const ImportMode = /*#__PURE__*/ Enumeration.make(["OVERWRITE", "SKIP_EXISTING", "TRUNCATE_BEFORE"])

/** Which data a call works on. */
export const Environment = /*#__PURE__*/ Enumeration.make(["LIVE", "SANDBOX", "SANDBOX_PREFERRED"])

/** Who may do something with a collection, from everyone to elevated callers only. */
export const PermissionRole = /*#__PURE__*/ Enumeration.make([
  "ANYONE",
  "SITE_MEMBER",
  "SITE_MEMBER_AUTHOR",
  "CMS_EDITOR",
  "PRIVILEGED"
])

/** Roles by name. */
export const RoleName = /*#__PURE__*/ Enumeration.make(["ADMIN", "SITE_MEMBER_AUTHOR", "SITE_MEMBER", "ANYONE"])

/** Kinds of caller. */
export const ActorKind = /*#__PURE__*/ Enumeration.make(["ANONYMOUS_VISITOR", "MEMBER", "WIX_USER", "APP"])

/** Plugins of a collection. data.md adds "and others"; an unknown one is kept as text. */
export const PluginType = /*#__PURE__*/ Enumeration.make(["PUBLISH", "SINGLE_ITEM", "URLIZED"])

/** Where an item of the publish plugin stands. */
export const PublishStatus = /*#__PURE__*/ Enumeration.make(["PUBLISHED", "DRAFT"])

/** What a patch does to a field. */
export const PatchAction = /*#__PURE__*/ Enumeration.make([
  "SET_FIELD",
  "REMOVE_FIELD",
  "INCREMENT_FIELD",
  "APPEND_TO_ARRAY",
  "REMOVE_FROM_ARRAY"
])

/** What a bulk call did to an item. */
export const BulkAction = /*#__PURE__*/ Enumeration.make(["INSERT", "UPDATE", "DELETE", "PATCH"])

/** What a save did to its item. data.md does not show the answer: as observed. */
export const SaveAction = /*#__PURE__*/ Enumeration.make(["INSERTED", "UPDATED"])

/** Sort orders. */
export const SortOrder = /*#__PURE__*/ Enumeration.make(["ASC", "DESC"])

/** Whether all words of a search must be found, or any. */
export const SearchMode = /*#__PURE__*/ Enumeration.make(["AND", "OR"])

/** Aggregates of a group. */
export const Aggregate = /*#__PURE__*/ Enumeration.make(["sum", "avg", "min", "max", "count"])
