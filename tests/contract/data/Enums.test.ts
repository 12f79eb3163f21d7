import * as Enums from "@portico/contract/data/Enums"
import { assert, describe, it } from "@effect/vitest"

/** Member lists in the wording of data.md §3 and §6; the actions of a save are our observation. */
const specification: Record<keyof typeof Enums, string> = {
  FieldType:
    "TEXT, NUMBER, DATE, DATETIME, IMAGE, BOOLEAN, DOCUMENT, URL, RICH_TEXT, VIDEO, ANY, ARRAY_STRING, " +
    "ARRAY_DOCUMENT, AUDIO, TIME, LANGUAGE, RICH_CONTENT, MEDIA_GALLERY, ADDRESS, PAGE_LINK, REFERENCE, " +
    "MULTI_REFERENCE, OBJECT, ARRAY",
  IndexStatus: "BUILDING, ACTIVE, DROPPING, DROPPED, FAILED, INVALID",
  IndexSource: "SYSTEM, USER, AUTO",
  BackupStatus: "PENDING, READY, FAILED, DELETED, CANCELED",
  RestorationStatus: "PENDING, COMPLETED, FAILED",
  JobStatus: "UNINITIALIZED, INITIALIZING, IN_PROGRESS, COMPLETED, FAILED, PARTIALLY_SUCCESSFUL",
  FileFormat: "CSV, JSONL",
  ImportMode: "OVERWRITE, SKIP_EXISTING, TRUNCATE_BEFORE",
  Environment: "LIVE, SANDBOX, SANDBOX_PREFERRED",
  PermissionRole: "ANYONE, SITE_MEMBER, SITE_MEMBER_AUTHOR, CMS_EDITOR, PRIVILEGED",
  RoleName: "ADMIN, SITE_MEMBER_AUTHOR, SITE_MEMBER, ANYONE",
  ActorKind: "ANONYMOUS_VISITOR, MEMBER, WIX_USER, APP",
  PluginType: "PUBLISH, SINGLE_ITEM, URLIZED",
  PublishStatus: "PUBLISHED, DRAFT",
  PatchAction: "SET_FIELD, REMOVE_FIELD, INCREMENT_FIELD, APPEND_TO_ARRAY, REMOVE_FROM_ARRAY",
  BulkAction: "INSERT, UPDATE, DELETE, PATCH",
  SaveAction: "INSERTED, UPDATED",
  SortOrder: "ASC, DESC",
  SearchMode: "AND, OR",
  Aggregate: "sum, avg, min, max, count",
  systemFields: "_id, _createdDate, _updatedDate, _ownerId",
  stageKinds: "filter, projection, group, unwindArray, sort, limit, skip, objectToArray"
}

describe("the enumerations of the data service", () => {
  it.each(Object.entries(specification))("%s has the members %s", (name, members) => {
    const found = new Map(Object.entries(Enums)).get(name) ?? []

    assert.sameMembers<string>([...("members" in found ? found.members : found)], members.split(", "))
  })

  it("are complete", () => {
    assert.sameMembers(Object.keys(Enums), Object.keys(specification))
  })
})
