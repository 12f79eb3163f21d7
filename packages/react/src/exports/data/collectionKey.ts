/** `collectionKey` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { collectionKey } from "../../data/listing/invalidateAfterWrite.ts"
