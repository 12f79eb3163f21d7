/**
 * The meanings of the WDE codes in the words of the specification (data.md §8). Separate from `Wde`, so that bundles of
 * the client do not contain them.
 *
 * @since 0.1.0
 */
import type { Code } from "./Wde.ts"

/** The meaning of every code. */
export const meanings: Readonly<Record<Code, string>> = {
  WDE0001: "collection name must be a string",
  WDE0002: "item id must be a string",
  WDE0003: "field name must be a string",
  WDE0004: "items must be objects",
  WDE0005: "bulk items must be objects with string ids",
  WDE0006: "more than 1000 items in one request",
  WDE0007: "update needs a string _id",
  WDE0008: "wrong argument count",
  WDE0011: "aggregate filter must be a built filter",
  WDE0012: "filter and having may each be set once",
  WDE0013: "group may be set once",
  WDE0018: "invalid options",
  WDE0019: "bad reference parameters",
  WDE0020: "field is not multi-reference",
  WDE0021: "bad reference parameters in an insert",
  WDE0032: "must be a number",
  WDE0033: "must be positive",
  WDE0034: "must not be negative",
  WDE0035: "must be an integer",
  WDE0036: "cannot exceed a maximum",
  WDE0037: "negative skip",
  WDE0038: "takes no parameter",
  WDE0039: "takes one parameter",
  WDE0040: "takes two parameters",
  WDE0041: "takes three parameters",
  WDE0042: "takes at least two parameters",
  WDE0043: "takes at least one parameter",
  WDE0044: "string operator needs a string",
  WDE0045: "comparison needs a string, number, boolean or date",
  WDE0046: "between needs two values of the same type",
  WDE0047: "set operator needs strings, numbers or dates",
  WDE0048: "field name of an operator must be a string",
  WDE0049: "logical operator needs a filter",
  WDE0050: "logical operator needs a filter of the same collection",
  WDE0051: "sort parameters must be strings",
  WDE0053: "internal error",
  WDE0055: "failed to parse server response",
  WDE0056: "filter object must be a plain object",
  WDE0057: "logical operator in a filter object needs an array of filters",
  WDE0058: "comparison in a filter object needs a string, number, boolean or date",
  WDE0059: "string operator in a filter object needs a string",
  WDE0060: "values of a set operator in a filter object must be strings, numbers or dates",
  WDE0061: "set operator in a filter object needs an array",
  WDE0062: "$exists must be boolean",
  WDE0063: "$matches needs ignoreCase: true",
  WDE0064: "$matches needs an array in spec",
  WDE0065: "sort model must be an array",
  WDE0066: "sort items must be objects with a field name",
  WDE0067: "sort order must be ASC or DESC",
  WDE0068: "ids must be a string array",
  WDE0069: "cannot remove more than 1000 items",
  WDE0070: "regex not allowed",
  WDE0073: "item does not exist",
  WDE0074: "ignored in bulk insert",
  WDE0078: "forwarded error from site code",
  WDE0080: "skip not supported in cursor paging",
  WDE0094: "non-empty string required",
  WDE0109: "payload too large (on HTTP 413)",
  WDE0159: "no previous page",
  WDE0165: "no next page"
}

/** The codes of the catalog that the specification does not list (data.md §8). */
export const unlisted: ReadonlyArray<Code> = ["WDE0011", "WDE0012", "WDE0013"]
