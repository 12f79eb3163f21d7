/** `useCollection` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type CollectionController,
  type CollectionOptions,
  useCollection
} from "../../data/collection/useCollection.ts"
