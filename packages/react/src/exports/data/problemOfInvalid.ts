/** `problemOfInvalid` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type DraftsOption,
  type InvalidItem,
  type ListedItem,
  type Listing,
  problemOfInvalid,
  type Sorting
} from "../../data/listing/Listing.ts"
