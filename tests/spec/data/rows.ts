/**
 * Rows of data.md's tables, members of its enumerations, fields of its entities, transitions, rules, calls, codes and
 * constants, under the title of their section. `rows.test.ts` fails if one of them has no test with that name.
 */
import { catalog } from "@portico/contract/Wde"

const members = (name: string, list: string): ReadonlyArray<string> =>
  list.split(", ").map((member) => `${name}: ${member}`)

export const rows: Readonly<Record<string, ReadonlyArray<string>>> = {
  "data.md §1, capabilities": [
    ...members("single items", "insert, update, save, get, remove, truncate"),
    ...members("bulk", "insert, update, save, patch, remove"),
    "patch of an item through field modifications",
    ...members("references between items", "insert, remove, replace, test whether a reference exists"),
    "queries with filters, sorting and paging: by offset",
    "queries with filters, sorting and paging: by cursor",
    "counting",
    "distinct values",
    "aggregation",
    "aggregation pipelines",
    "text search"
  ],
  "data.md §3, entities": [
    ...members("data item", "id, data, data._id is the item id"),
    "a collection is identified by dataCollectionId",
    ...members("reference", "referringItemFieldName, referringItemId, referencedItemId"),
    ...members("bulk result metadata", "success, error.code, error.description, originalIndex, id"),
    ...members("bulk results report counts of items", "inserted, updated, removed, skipped"),
    "bulk results report an error list",
    ...members("bulk results report id lists", "insertedItemIds, updatedItemIds, removedItemIds"),
    ...members("paging metadata", "total, hasNext, cursors.next, cursors.prev")
  ],
  "data.md §3, enumerations": [
    ...members(
      "field type",
      "TEXT, NUMBER, DATE, DATETIME, IMAGE, BOOLEAN, DOCUMENT, URL, RICH_TEXT, VIDEO, ANY, ARRAY_STRING, ARRAY_DOCUMENT, " +
        "AUDIO, TIME, LANGUAGE, RICH_CONTENT, MEDIA_GALLERY, ADDRESS, PAGE_LINK, REFERENCE, MULTI_REFERENCE, OBJECT, ARRAY"
    ),
    "field type: legacy types are decoded as strings",
    ...members("index status", "BUILDING, ACTIVE, DROPPING, DROPPED, FAILED, INVALID"),
    ...members("index source", "SYSTEM, USER, AUTO"),
    ...members("backup status", "PENDING, READY, FAILED, DELETED, CANCELED"),
    ...members("restoration status", "PENDING, COMPLETED, FAILED"),
    ...members(
      "import/export job status",
      "UNINITIALIZED, INITIALIZING, IN_PROGRESS, COMPLETED, FAILED, PARTIALLY_SUCCESSFUL"
    ),
    ...members("file format", "CSV, JSONL"),
    ...members("import mode", "OVERWRITE, SKIP_EXISTING, TRUNCATE_BEFORE"),
    ...members("environment", "LIVE, SANDBOX, SANDBOX_PREFERRED"),
    ...members("collection permission role", "ANYONE, SITE_MEMBER, SITE_MEMBER_AUTHOR, CMS_EDITOR, PRIVILEGED"),
    ...members("role name", "ADMIN, SITE_MEMBER_AUTHOR, SITE_MEMBER, ANYONE"),
    ...members("plugin type", "PUBLISH, SINGLE_ITEM, URLIZED, other types are decoded as strings"),
    ...members("publish plugin status", "PUBLISHED, DRAFT"),
    ...members("patch action", "SET_FIELD, REMOVE_FIELD, INCREMENT_FIELD, APPEND_TO_ARRAY, REMOVE_FROM_ARRAY"),
    ...members("bulk action", "INSERT, UPDATE, DELETE, PATCH"),
    ...members(
      "filter operator",
      "eq, ne, lt, gt, lte, gte, startsWith, endsWith, contains, hasSome, hasAll, exists, in, not, and, or, between, " +
        "isEmpty, isNotEmpty"
    ),
    ...members("aggregate", "sum, avg, min, max, count"),
    ...members("sort order", "ASC, DESC"),
    ...members("search mode", "AND, OR, with a fuzzy option")
  ],
  "data.md §4, states and transitions": [
    ...members("backup, PENDING to", "READY, FAILED, DELETED, CANCELED"),
    ...members("restoration, PENDING to", "COMPLETED, FAILED"),
    "import/export job: UNINITIALIZED to INITIALIZING",
    "import/export job: INITIALIZING to IN_PROGRESS",
    ...members("import/export job, IN_PROGRESS to", "COMPLETED, FAILED, PARTIALLY_SUCCESSFUL"),
    ...members("index, BUILDING to", "ACTIVE, FAILED, INVALID"),
    "index: DROPPING to DROPPED",
    "no other transition is allowed except dropping an index",
    "the next page is allowed only if the result has a next page",
    "the previous page is allowed when the offset is above zero",
    "the previous page is allowed when a previous cursor exists",
    "the previous page is not allowed otherwise"
  ],
  "data.md §5, validation rules": [
    "checks run before a request is sent",
    "collection name must be a string",
    "item id must be a string",
    "item must be an object",
    "an item's _id, if present, must be a string",
    ...members("bulk items must be an array of objects", "insert, save, update"),
    ...members("at most 1000 items per request", "insert, save, update"),
    "bulk remove: item ids must be an array of strings",
    "bulk remove: at most 1000",
    "options must be an object",
    ...members("general options are booleans", "suppressAuth, suppressHooks, showDrafts, consistentRead"),
    "language must be a non-empty string",
    ...members("bulk insert options are booleans", "suppressAuth, suppressHooks, overrideExisting"),
    ...members("bulk update options are booleans", "suppressAuth, suppressHooks, showDrafts"),
    ...members("bulk remove options are booleans", "suppressAuth, suppressHooks, showDrafts"),
    "truncate option is a boolean: suppressAuth",
    ...members("argument counts", "get 2-3, insert 2-3, query-referenced 3-4, replaceReferences 4-5, isReferenced 4-5"),
    "limit must be a positive integer",
    "skip must be a non-negative integer",
    "integers must stay within about 9e15",
    "skip is not allowed with cursor paging",
    ...members("must be a non-empty string where required", "field name, cursor, relationship attribute"),
    "filter values must be string, number or date",
    "boolean is allowed for comparisons",
    "string operators need a string",
    "between needs two values of the same type",
    "and, or and not need a filter of the same kind",
    "and, or and not need, for collection filters, the same collection",
    "sort fields must be strings",
    ...members("aggregate, may be set only once", "filter, having, group"),
    ...members("aggregate, must be a built filter", "filter, having"),
    "group needs at least one field",
    "aggregate names are strings",
    "reference parameters must be a non-empty string id or an object with _id",
    "filter model: $regex is not allowed",
    "filter model: $matches needs ignoreCase true and a spec list",
    "filter model: $not takes exactly one element",
    "filter model: $exists must be boolean",
    "a warning is logged for field names starting with $, and the insert is not rejected",
    "a warning is logged for field names containing a dot, and the insert is not rejected",
    "incrementing a field needs a number"
  ],
  "data.md §6, roles and permissions": [
    ...members("collection permission level", "ANYONE, SITE_MEMBER, SITE_MEMBER_AUTHOR, CMS_EDITOR, PRIVILEGED"),
    ...members("actor kind", "ANONYMOUS_VISITOR, MEMBER, WIX_USER, APP"),
    "callers may bypass authorization with suppressAuth",
    "callers may bypass hooks with suppressHooks"
  ],
  "data.md §7, calls": [
    "all calls include a data collection id in the payload",
    "all calls have the path prefix /v2",
    "the host mapping depends on the environment",
    "get: GET /v2/items/{dataItemId}",
    "insert: POST /v2/items",
    "update: POST /v2/items/update",
    "patch: POST /v2/items/patch",
    "save: POST /v2/items/save",
    "remove: POST /v2/items/remove",
    "truncate: POST /v2/items/truncate",
    "bulk insert: POST /v2/bulk/items/insert",
    "bulk update: POST /v2/bulk/items/update",
    "bulk patch: POST /v2/bulk/items/patch",
    "bulk save: POST /v2/bulk/items/save",
    "bulk remove: POST /v2/bulk/items/remove",
    "is referenced: POST /v2/items/is-referenced",
    "insert references: POST /v2/bulk/items/insert-references",
    "remove references: POST /v2/bulk/items/remove-references",
    "replace references: POST /v2/items/replace-references",
    "count: POST /v2/items/count",
    "distinct values: POST /v2/items/query-distinct-values",
    "query: POST /v2/items/query",
    "aggregate: POST /v2/items/aggregate",
    "aggregate pipeline: POST /v2/items/aggregate-pipeline",
    ...members("pipeline stage", "filter, project, group, unwind, sort, limit, skip, objectToArray"),
    "query referenced: POST /v2/items/query-referenced",
    "search: POST /v2/items/search",
    ...members("search", "expression, fuzzy, mode"),
    ...members(
      "common request option",
      "suppressHooks, appOptions, publishPluginOptions.includeDraftItems, consistentRead, language"
    ),
    "paging uses limit with offset",
    "paging uses limit with cursor",
    ...members(
      "sent as GET with an encoded query parameter while the URL has at most 2048 characters",
      "query, distinct"
    ),
    ...members("sent as POST beyond that", "query, distinct"),
    "dates are sent as an object with a $date string",
    "dates are decoded into dates on reading",
    "the paths are available at the root",
    "the paths are available below the prefixes of the hosted provider"
  ],
  "data.md §8, the error catalog": Object.keys(catalog),
  "data.md §8, behavior on responses and errors": [
    "WDE0073: get returns null",
    "WDE0073: remove returns null",
    "WDE0074 is ignored in bulk insert",
    ...members("WDE0073 is ignored by bulk", "update, patch, remove, save"),
    "server application errors are surfaced with their description",
    "validation errors list each field violation as lines of field and description",
    "any other failure becomes an internal error of an unknown kind",
    "bulk item failures are collected as errors with message, code, original item and index",
    ...members("error kind", "WD_VALIDATION_ERROR, WD_UNKNOWN_ERROR")
  ],
  "data.md §9, business constants and limits": [
    ...members("maximum 1000 items per bulk", "insert, save, update, remove"),
    "default page size 50",
    "referenced-query default limit 50",
    "maximum URL length 2048 characters for GET-encoded queries",
    "integer bound about 9.0e15",
    "bulk results report counts inserted, updated, removed and skipped, plus an error list and id lists"
  ]
}
