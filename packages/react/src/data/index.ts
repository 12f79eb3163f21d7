/** The kit's exports for data collections. */
export { type DistinctValuesRootProps, DistinctValues, type DistinctValuesProps } from "./filter/DistinctValues.tsx"
export * as DistinctValuesParts from "./filter/DistinctValuesParts.tsx"
export type { DistinctClassNames } from "./filter/DistinctParts.view.tsx"
export { DistinctValuesView, type DistinctValuesViewProps } from "./filter/DistinctValues.view.tsx"
export type { Choice, DistinctState, DistinctValue } from "./filter/distinct.ts"
export { type DistinctController, type DistinctOptions, useDistinct } from "./filter/useDistinct.ts"
export { FilterBuilder, type FilterBuilderProps, type FilterBuilderRootProps } from "./filter/FilterBuilder.tsx"
export * as FilterBuilderParts from "./filter/FilterBuilderParts.tsx"
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
export * as DataErrorParts from "./failure/DataErrorParts.tsx"
export type { DataErrorRootProps } from "./failure/DataErrorParts.tsx"
export type { FailureClassNames } from "./failure/FailureParts.view.tsx"
export type { FailureState } from "./failure/failureMachine.ts"
export { type DataErrorController, type DataErrorOptions, useDataError } from "./failure/useDataError.ts"
export { type ResultsController, useAggregate, usePipeline } from "./chart/useResults.ts"
export { CollectionTable, type CollectionTableProps } from "./table/CollectionTable.tsx"
export { CollectionTableView, type CollectionTableViewProps } from "./table/CollectionTable.view.tsx"
export type { Column, ColumnOptions, Columns, ComputedColumn, FieldColumn } from "./table/Column.ts"
export { CollectionGrid, type CollectionGridProps } from "./cards/CollectionGrid.tsx"
export { CollectionGridView, type CollectionGridViewProps } from "./cards/CollectionGrid.view.tsx"
export * as CollectionGridParts from "./cards/CollectionGridParts.tsx"
export type { CollectionGridRootProps } from "./cards/CollectionGridParts.tsx"
export type { DraftsOption } from "./listing/Listing.ts"
export * as CollectionTableParts from "./table/CollectionTableParts.tsx"
export type { CollectionTableRootProps } from "./table/CollectionTableParts.tsx"
export type { ColumnLayout, ColumnPlace } from "./table/ColumnLayout.ts"
export {
  type ColumnIdentity,
  type ColumnLayoutController,
  type ColumnLayoutOptions,
  useColumnLayout
} from "./table/useColumnLayout.ts"
export type { RowAction, TableState } from "./table/TableContext.ts"
export type {
  CellEdit,
  CellEditing,
  CellEdits,
  CellEvent,
  CellOutcome,
  EditableCell,
  OpenCell
} from "./table/CellEdits.ts"
export { type CellEditingOptions, type SavedCell, useCellEditing } from "./item/useCellEditing.ts"
export type { CollectionClassNames, GridClassNames, TableClassNames } from "./table/RowContext.ts"
export { type ItemTableOptions, useItemTable } from "./table/useItemTable.ts"
export { type Known, type FieldInfo, fieldsOf, type FieldType } from "./value/FieldType.ts"
export { Value, type ValueProps } from "./value/Value.view.tsx"
export type { ShownEdit } from "./listing/ItemEdit.ts"
export { type InvalidItem, type ListedItem, type Listing, problemOfInvalid, type Sorting } from "./listing/Listing.ts"
export type { BulkCounts, BulkKind, BulkProgress, BulkState, ReportRow } from "./bulk/Bulk.ts"
export { BulkActions, type BulkActionsProps } from "./bulk/BulkActions.tsx"
export { BulkActionsView, type BulkActionsViewProps } from "./bulk/BulkActions.view.tsx"
export type { BulkClassNames, BulkHandlers, SelectedCount, ShownAction } from "./bulk/BulkContext.ts"
export * as BulkActionsParts from "./bulk/BulkActionsParts.tsx"
export type { BulkActionsRootProps } from "./bulk/BulkActionsParts.tsx"
export type { BulkInput, BulkOptions, Operation } from "./bulk/Operation.ts"
export { OutcomeReport, type OutcomeReportProps } from "./bulk/Report.view.tsx"
export { type BulkController, useBulk } from "./bulk/useBulk.ts"
export type { BulkAction, BulkActionsOptions } from "./bulk/useBulkActions.ts"
export * as StatusBadgeParts from "./job/StatusBadgeParts.ts"
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
export { ExportDialogView, type ExportPanelViewProps } from "./transfer/ExportDialog.view.tsx"
export * as ExportDialogParts from "./transfer/ExportDialogParts.tsx"
export type { ExportDialogRootProps } from "./transfer/ExportDialogParts.tsx"
export type { ExportOptions } from "./transfer/exportMachine.ts"
export type { ExportHandlers, ScopeChoice } from "./transfer/ExportRoot.view.tsx"
export type { ExportProgress, ExportState, Scope, UnfitItem } from "./transfer/ExportState.ts"
export * as ImportWizardParts from "./transfer/ImportWizardParts.tsx"
export type { ImportWizardRootProps } from "./transfer/ImportWizardParts.tsx"
export type { FileMark, FileName } from "./transfer/ImportFile.ts"
export type { ImportOptions } from "./transfer/importRun.ts"
export type { ExportDialogClassNames, ImportHandlers, ImportWizardClassNames } from "./transfer/ImportRoot.view.tsx"
export type { FileFault, ImportProgress, ImportState, Mode, Unfinished } from "./transfer/ImportState.ts"
export { ImportWizard, type ImportWizardProps } from "./transfer/ImportWizard.tsx"
export { ImportWizardView, type ImportWizardViewProps } from "./transfer/ImportWizard.view.tsx"
export type { Mapping, Preview, PreviewRow } from "./transfer/Preview.ts"
export { type ExportController, type ExportColumns, useExport, type ExportDialogOptions } from "./transfer/useExport.ts"
export { type ImportController, useImport, type ImportWizardOptions } from "./transfer/useImport.ts"
export type { SelectionBarDetail } from "./table/SelectionBar.view.tsx"
export * as Selection from "./selection/Selection.ts"
export { type SelectionController, type ToggleOptions, useSelection } from "./selection/useSelection.ts"
export { type CollectionController, type CollectionOptions, useCollection } from "./collection/useCollection.ts"
export { type ItemController, type ItemState, useItem } from "./item/useItem.ts"
export { type InsertController, useItemInsert } from "./item/useItemInsert.ts"
export type { Entries as ItemEntries, Entry as ItemEntry } from "./value/Entry.ts"
export type { FieldInput, FieldNameOf, FormField, FormFields, ShownField } from "./value/FormField.ts"
export type {
  ItemDetailClassNames,
  ItemFormActions,
  ItemFormClassNames,
  PatchFormClassNames,
  RenderReference
} from "./item/ItemContext.ts"
export { ItemDetail, type ItemDetailProps, type ItemDetailRootProps } from "./item/ItemDetail.tsx"
export * as ItemDetailParts from "./item/ItemDetailParts.tsx"
export { ItemDetailView, type ItemDetailViewProps, type RenderValue } from "./item/ItemDetail.view.tsx"
export * as ItemFormParts from "./item/ItemFormParts.tsx"
export type { ItemFormRootProps } from "./item/ItemFormParts.tsx"
export { ItemForm, type ItemFormProps } from "./item/ItemForm.tsx"
export {
  ItemFormRootView,
  type ItemFormRootViewProps,
  ItemFormView,
  type ItemFormViewProps
} from "./item/ItemForm.view.tsx"
export type { Conflict, ItemFormNotice, ItemFormState, Side } from "./item/ItemFormState.ts"
export { PatchForm, type PatchFormProps, type PatchFormRootProps } from "./item/PatchForm.tsx"
export * as PatchFormParts from "./item/PatchFormParts.tsx"
export type { ChangeDraft, PatchDraft, PatchDraftEvent, PreviewRow as PatchPreviewRow } from "./item/PatchDraft.ts"
export { PatchFormView, type PatchFormViewProps } from "./item/PatchForm.view.tsx"
export { type ItemFormController, type ItemFormOptions, useItemForm } from "./item/useItemForm.ts"
export { type PatchController, usePatch } from "./item/usePatch.ts"
export { type UnsavedGuard, useUnsaved } from "../form/useUnsaved.ts"
export type { PickerState } from "./reference/Picker.ts"
export {
  ReferencePicker,
  type ReferencePickerProps,
  type ReferencePickerRootProps
} from "./reference/ReferencePicker.tsx"
export * as ReferencePickerParts from "./reference/ReferencePickerParts.tsx"
export { ReferencePickerView, type ReferencePickerViewProps } from "./reference/ReferencePicker.view.tsx"
export type { SelectedItem, PickerSlot } from "./reference/PickerContext.ts"
export type { ReferenceChange, ReferencesState } from "./reference/References.ts"
export {
  type ReferencePickerController,
  type ReferencePickerOptions,
  useReferencePicker
} from "./reference/useReferencePicker.ts"
export { type ReferencesController, type ReferencesOptions, useReferences } from "./reference/useReferences.ts"
export type { AddressState } from "./address/Address.ts"
export { type AddressChange, type AddressController, type AddressOptions, useAddress } from "./address/useAddress.ts"
export { AddressNotice, type AddressNoticeProps } from "./address/AddressNotice.view.tsx"
export * as SortMenuParts from "./order/SortMenuParts.tsx"
export type { SortMenuRootProps } from "./order/SortMenuParts.tsx"
export type { SortClassNames } from "./order/SortParts.view.tsx"
export { SortMenu, type SortMenuProps } from "./order/SortMenu.tsx"
export { SortMenuView, type SortMenuViewProps } from "./order/SortMenu.view.tsx"
export type { SortField, SortOrder } from "./order/SortOrder.ts"
export { type SortController, type SortOptions, useSort } from "./order/useSort.ts"
export * as InfiniteListParts from "./paging/InfiniteListParts.tsx"
export type { InfiniteListRootProps } from "./paging/InfiniteListParts.tsx"
export type { FeedClassNames } from "./paging/FeedContext.ts"
export type { InfiniteState } from "./paging/Infinite.ts"
export { InfiniteList, type InfiniteListProps } from "./paging/InfiniteList.tsx"
export { InfiniteListView, type InfiniteListViewProps } from "./paging/InfiniteList.view.tsx"
export { type InfiniteController, type InfiniteOptions, useInfinite } from "./paging/useInfinite.ts"
export * as SearchBoxParts from "./search/SearchBoxParts.tsx"
export type { SearchBoxRootProps } from "./search/SearchBoxParts.tsx"
export { type FoundBy, SearchBox, type SearchBoxProps, type SearchSource } from "./search/SearchBox.tsx"
export { SearchBoxView, type SearchBoxViewProps } from "./search/SearchBox.view.tsx"
export type { SearchClassNames } from "./search/SearchBoxParts.view.tsx"
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
export type { PagerActions, PagerClassNames } from "./paging/PagerParts.view.tsx"
export * as PagerParts from "./paging/PagerParts.tsx"
export type { PagerRootProps } from "./paging/PagerParts.tsx"
export type { Paging, PagingBy } from "./paging/Paging.ts"
export { type PagerController, type PagerOptions, usePager } from "./paging/usePager.ts"
export { collectionKey } from "./listing/invalidateAfterWrite.ts"
