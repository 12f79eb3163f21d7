/** `ItemDetail` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ItemDetail, type ItemDetailProps, type ItemDetailRootProps } from "../../data/item/ItemDetail.tsx"
export * as ItemDetailParts from "../../data/item/ItemDetailParts.tsx"
export { ItemDetailView, type ItemDetailViewProps, type RenderValue } from "../../data/item/ItemDetail.view.tsx"
