/** What the kit exports of data collections. */
export { DistinctValues, type DistinctValuesProps } from "./filter/DistinctValues.tsx"
export { DistinctValuesView, type DistinctValuesViewProps } from "./filter/DistinctValues.view.tsx"
export type { Choice, DistinctState, DistinctValue } from "./filter/distinct.ts"
export { type DistinctController, type DistinctOptions, useDistinct } from "./filter/useDistinct.ts"
export { FilterBuilder, type FilterBuilderProps, Filters, type FiltersRootProps } from "./filter/FilterBuilder.tsx"
export { FilterBuilderView, type FilterBuilderViewProps } from "./filter/FilterBuilder.view.tsx"
export type { FilterClassNames } from "./filter/FilterContext.ts"
export type {
  Condition as FilterCondition,
  DraftOperator,
  Entry as FilterEntry,
  FilterDraft,
  FilterField,
  Group as FilterGroup,
  Match as FilterMatch
} from "./filter/FilterDraft.ts"
export type { FilterEdit, FilterStep } from "./filter/FilterEdit.ts"
export { type DraftOptions, type DraftProblem, toFilter } from "./filter/ofDraft.ts"
export { ofFilter } from "./filter/ofFilter.ts"
export { type FilterController, type FilterFields, type FilterOptions, useFilter } from "./filter/useFilter.ts"
export { DataErrorView, type DataErrorViewProps } from "./failure/DataErrorView.view.tsx"
export { Failure, type FailureRootProps } from "./failure/Failure.tsx"
export type { FailureClassNames } from "./failure/FailureContext.ts"
export type { FailureState } from "./failure/FailureState.ts"
export { type DataErrorController, type DataErrorOptions, useDataError } from "./failure/useDataError.ts"
export { useAggregate } from "./chart/useAggregate.ts"
export { usePipeline } from "./chart/usePipeline.ts"
export type { ResultsController } from "./chart/useResults.ts"
export { collectionKey } from "./listing/collectionAtoms.ts"
export { CollectionTable, type CollectionTableProps } from "./table/CollectionTable.tsx"
export { CollectionTableView, type CollectionTableViewProps } from "./table/CollectionTable.view.tsx"
export type { Column, Columns } from "./table/Column.ts"
export { CollectionGrid, type CollectionGridProps } from "./cards/CollectionGrid.tsx"
export { CollectionGridView, type CollectionGridViewProps } from "./cards/CollectionGrid.view.tsx"
export { ItemCards, type ItemCardsRootProps } from "./cards/ItemCards.tsx"
export { withDrafts } from "./listing/Drafts.ts"
export { ItemTable, type ItemTableRootProps } from "./table/ItemTable.tsx"
export type { TableState } from "./table/TableContext.ts"
export { type ItemTableOptions, useItemTable } from "./table/useItemTable.ts"
export { Value, type ValueProps } from "./value/Value.view.tsx"
export type { ListedItem, Listing, Sorting } from "./listing/Listing.ts"
export { type FieldInfo, fieldsOf, type FieldType } from "./value/FieldType.ts"
export type { TableClassNames } from "./table/TableSlot.ts"
export type { BulkCounts, BulkKind, BulkProgress, BulkState, ReportRow } from "./bulk/Bulk.ts"
export { BulkActions, type BulkActionsProps } from "./bulk/BulkActions.tsx"
export { BulkActionsView, type BulkActionsViewProps } from "./bulk/BulkActions.view.tsx"
export type { BulkClassNames, BulkHandlers, SelectedCount, ShownAction } from "./bulk/BulkContext.ts"
export { Bulk, type BulkRootProps } from "./bulk/BulkUnstyled.tsx"
export type { BulkInput, BulkOptions, Operation } from "./bulk/Operation.ts"
export { OutcomeReport, type OutcomeReportProps } from "./bulk/Report.view.tsx"
export { type BulkController, useBulk } from "./bulk/useBulk.ts"
export type { BulkAction, BulkActionsOptions } from "./bulk/useBulkActions.ts"
export { Badge } from "./job/Badge.ts"
export type { FollowedJob, JobKind, JobStatuses, JobTone } from "./job/Job.ts"
export type { ReadStatus } from "./job/jobMachine.ts"
export {
  type BadgeClassNames,
  type BadgeRootProps,
  StatusBadge,
  type StatusBadgeProps
} from "./job/StatusBadge.view.tsx"
export { type JobController, type JobOptions, useJob } from "./job/useJob.ts"
export { ExportDialog, type ExportDialogProps } from "./transfer/ExportDialog.tsx"
export { ExportDialogView, type ExportPanelViewProps, type ScopeChoice } from "./transfer/ExportDialog.view.tsx"
export type { ExportOptions } from "./transfer/exportMachine.ts"
export type { ExportState, Scope, UnfitItem } from "./transfer/ExportState.ts"
export { Importer, type ImporterRootProps } from "./transfer/Importer.tsx"
export type { FileMark, FileName } from "./transfer/ImportFile.ts"
export type { ImportOptions } from "./transfer/importMachine.ts"
export type { ImportHandlers, TransferClassNames } from "./transfer/ImportRoot.view.tsx"
export type { FileFault, ImportProgress, ImportState, Mode, Unfinished } from "./transfer/ImportState.ts"
export { ImportWizard, type ImportWizardProps } from "./transfer/ImportWizard.tsx"
export { ImportWizardView, type ImportWizardViewProps } from "./transfer/ImportWizard.view.tsx"
export type { Mapping, Preview, PreviewRow } from "./transfer/Preview.ts"
export { type ExportController, useExport } from "./transfer/useExport.ts"
export { type ImportController, useImport } from "./transfer/useImport.ts"
export type { ImportWizardOptions } from "./transfer/useImportHandlers.ts"
export * as Selection from "./selection/Selection.ts"
export { type SelectionController, type ToggleOptions, useSelection } from "./selection/useSelection.ts"
export { type CollectionController, type CollectionOptions, useCollection } from "./listing/useCollection.ts"
export { type ItemController, type ItemState, useItem } from "./item/useItem.ts"
export { type InsertController, useItemInsert } from "./item/useItemInsert.ts"
export type { Entries as ItemEntries, Entry as ItemEntry } from "./item/Entry.ts"
export type { FieldNameOf, FormField, FormFields, ShownField } from "./item/FormField.ts"
export type { ItemClassNames, ItemFormActions, RenderReference } from "./item/ItemContext.ts"
export { ItemDetail, type ItemDetailProps, ItemRecord, type ItemRecordRootProps } from "./item/ItemDetail.tsx"
export { ItemDetailView, type ItemDetailViewProps } from "./item/ItemDetail.view.tsx"
export type { RenderValue } from "./item/ItemDetailParts.view.tsx"
export { ItemEditor, type ItemEditorRootProps } from "./item/ItemEditor.tsx"
export { ItemForm, type ItemFormProps } from "./item/ItemForm.tsx"
export { ItemFormView, type ItemFormViewProps } from "./item/ItemForm.view.tsx"
export type { Conflict, ItemFormNotice, ItemFormState, Side } from "./item/ItemFormState.ts"
export { ItemPatch, PatchForm, type PatchFormProps, type PatchRootProps } from "./item/PatchForm.tsx"
export type { ChangeDraft, PatchDraft, PatchDraftEvent, PreviewRow as PatchPreviewRow } from "./item/PatchDraft.ts"
export { PatchFormView, type PatchFormViewProps } from "./item/PatchForm.view.tsx"
export { type ItemFormController, type ItemFormOptions, useItemForm } from "./item/useItemForm.ts"
export { type PatchController, usePatch } from "./item/usePatch.ts"
export { type UnsavedGuard, useUnsaved } from "./item/useUnsaved.ts"
export type { PickerState } from "./reference/Picker.ts"
export {
  Reference,
  ReferencePicker,
  type ReferencePickerProps,
  type ReferenceRootProps
} from "./reference/ReferencePicker.tsx"
export { ReferencePickerView, type ReferencePickerViewProps } from "./reference/ReferencePicker.view.tsx"
export type { ChosenItem, PickerSlot } from "./reference/ReferencePickerParts.view.tsx"
export type { ReferenceChange, ReferencesState } from "./reference/References.ts"
export {
  type ReferencePickerController,
  type ReferencePickerOptions,
  useReferencePicker
} from "./reference/useReferencePicker.ts"
export { type ReferencesController, useReferences } from "./reference/useReferences.ts"
export { type SortingController, useSorting } from "./order/useSorting.ts"
export type { AddressState } from "./address/Address.ts"
export { type AddressChange, type AddressController, type AddressOptions, useAddress } from "./address/useAddress.ts"
export { AddressNotice, type AddressNoticeProps } from "./address/AddressNotice.view.tsx"
export { Order, type OrderRootProps } from "./order/Order.tsx"
export type { SortClassNames } from "./order/SortContext.ts"
export { SortMenu, type SortMenuProps } from "./order/SortMenu.tsx"
export { SortMenuView, type SortMenuViewProps } from "./order/SortMenu.view.tsx"
export type { SortField, SortOrder } from "./order/SortOrder.ts"
export { type SortController, type SortOptions, useSort } from "./order/useSort.ts"
export { Feed, type FeedRootProps } from "./paging/Feed.tsx"
export type { FeedClassNames } from "./paging/FeedContext.ts"
export type { InfiniteState } from "./paging/Infinite.ts"
export { InfiniteList, type InfiniteListProps } from "./paging/InfiniteList.tsx"
export { InfiniteListView, type InfiniteListViewProps } from "./paging/InfiniteList.view.tsx"
export { type InfiniteController, type InfiniteOptions, useInfinite } from "./paging/useInfinite.ts"
export { Finder, type FinderRootProps } from "./search/Finder.tsx"
export { SearchBox, type SearchBoxProps } from "./search/SearchBox.tsx"
export { SearchBoxView, type SearchBoxViewProps } from "./search/SearchBox.view.tsx"
export type { SearchClassNames } from "./search/SearchContext.ts"
export type { SearchWords } from "./search/searchMachine.ts"
export {
  type Found,
  type SearchController,
  type SearchOptions,
  type SearchState,
  useSearch
} from "./search/useSearch.ts"
export { Pager, type PagerProps } from "./paging/Pager.tsx"
export { PagerView, type PagerViewProps } from "./paging/Pager.view.tsx"
export type { PagerActions, PagerClassNames } from "./paging/PagerContext.ts"
export { Pages, type PagesRootProps } from "./paging/Pages.tsx"
export type { Paging, PagingBy } from "./paging/Paging.ts"
export { type PagerController, type PagerOptions, usePager } from "./paging/usePager.ts"
