/**
 * Drafts: items that are not published yet.
 *
 * @since 0.1.0
 */

/** The option of hooks and components that read items. */
export interface DraftsOption {
  /** Whether unpublished items are included: items whose field `_publishStatus` is `"DRAFT"`. Default: `false`. */
  readonly showDrafts?: boolean | undefined
}

/** Whether an item is a draft. */
export const isDraft = (data: Readonly<Record<string, unknown>>): boolean =>
  Object.hasOwn(data, "_publishStatus") && data["_publishStatus"] === "DRAFT"
