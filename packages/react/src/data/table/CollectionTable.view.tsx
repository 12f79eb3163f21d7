"use client"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { tableWords } from "../../i18n/en/table/table.ts"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import { classOf } from "../../theme/classes.ts"
import { AnnouncerContext, useAnnouncer } from "../listing/Announcer.ts"
import type { ListedItem } from "../listing/Listing.ts"
import * as Selection from "../selection/Selection.ts"
import { makeUseLater } from "../../runtime/Chunk.ts"
import { titleOf } from "../value/titleOf.ts"
import { aligned, appearancesOf, type Column, drawsOf, sameColumns, sameDraws } from "./Column.ts"
import type { ColumnLayout } from "./ColumnLayout.ts"
import { type CollectionClassNames, RowContext, type TableClassNames } from "./RowContext.ts"
import { SelectionBar, type SelectionBarDetail } from "./SelectionBar.view.tsx"
import { TableProblem } from "./TableAlert.view.tsx"
import {
  AnchorContext,
  DrawsContext,
  NameContext,
  TableContext,
  isEmpty,
  many,
  shownOf,
  type AnyData,
  type TableContextValue,
  type TableState
} from "./TableContext.ts"
import { TableFrame, type TableFrameProps } from "./TableFrame.view.tsx"
import { useColumnCode } from "./TableHead.view.tsx"
import { TableFooter, TableStatus, TableToolbar } from "./TableParts.view.tsx"
import { sameFields, useStableValue, useStableCallback } from "./useStable.ts"
import * as React from "react"

export interface TableRootViewProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends TableState<Data>, ComponentProps<CollectionClassNames>, RootElementProps {
  /** The parts. */
  readonly children?: React.ReactNode
  /** Whether the kit's own classes are set. Default: `true`. */
  readonly styled?: boolean | undefined
}

/** Renders the container of a table's parts and provides their context. */
export function TableRootView<Data extends AnyData>(props: TableRootViewProps<Data>) {
  const { children, classNames, messages: own, styled, ...rest } = props
  // Only the element uses these. They can change with each render, and the rows should not render again.
  const { className: _class, ref: _ref, render: _render, style: _style, ...typed } = rest
  // The cast is safe: `cell` and `itemName` are called only with items of this listing.
  const state = typed as unknown as TableState
  const { columnLayout, columns, editing, itemName, listing, rowActions, selection, sorting, timeZone } = state
  const announcer = useAnnouncer(sorting === undefined ? "" : `${sorting.field} ${sorting.order}`)
  const id = React.useId()
  const region = React.useRef<HTMLElement>(null)
  const focus = useFocusCode(true)
  const actions = React.useRef<HTMLElement>(null)
  const [anchor, setAnchor] = React.useState<string>()
  const [hasActions, onActions] = React.useState(false)
  const [notice, onNotice] = React.useState("")
  const named = useStableValue(classNames ?? unnamed, sameFields)
  const classes = React.useMemo(() => classOf(named, styled), [named, styled])
  const words = useStableValue(useWords("table", tableWords, own), sameFields)
  const problemWords = useStableValue(useWords("problems", dataProblems, own), sameFields)
  const messages = React.useMemo(() => ({ problems: problemWords, table: words }), [problemWords, words])
  const cells = useCells(editing !== undefined)
  const menuCode = useMenuCode(rowActions !== undefined)
  const given = React.useMemo(() => {
    const arranged: ReadonlyArray<Column> = columnLayout === undefined ? columns : columnLayout.arrange(columns)
    return rowActions === undefined ? arranged : [...arranged, menuColumn(words.actions, rowActions, menuCode)]
  }, [columnLayout, columns, menuCode, rowActions, words])
  const appearances = useStableValue(
    React.useMemo(() => appearancesOf(given, columnLayout && withMenu(columnLayout.layout)), [columnLayout, given]),
    sameColumns
  )
  const draws = useStableValue(
    React.useMemo(() => drawsOf(given), [given]),
    sameDraws
  )
  // Fields need no functions of the page, which it may create again at each render.
  const computes = appearances.some(({ computed }) => computed) ? draws : undefined
  const shown = useStableValue(
    React.useMemo(
      () => aligned(appearances, shownOf({ listing }).slice(0, many), computes),
      [appearances, computes, listing]
    ),
    sameColumns
  )
  // A computed value names a row only if it is text or a number. An element of the page has no text to read here.
  const header = shown.find(({ rowHeader }) => rowHeader === true)
  const title = header?.field ?? shown.find(({ field }) => field !== undefined)?.field
  const nameIn = header?.field === undefined && header !== undefined ? draws.values.get(header.id) : undefined
  const byTitle = React.useMemo(
    () => (item: ListedItem) => {
      const value = nameIn?.(item)
      const name = typeof value === "string" || typeof value === "number" ? String(value).trim() : ""
      return name || titleOf(item.data, title === undefined ? [] : [title]) || item.id
    },
    [nameIn, title]
  )
  const toggle = useStableCallback(
    selection === undefined
      ? undefined
      : (id: string, through: boolean) => {
          setAnchor(id)
          selection.toggle(id, { through: through ? shownOf(state).map(({ id }) => id) : [] })
        }
  )
  const row = React.useMemo(
    () => ({ actions, cells, classOf: classes, columns: shown, editing, messages, timeZone, toggle }),
    [cells, classes, editing, messages, shown, timeZone, toggle]
  )
  const nameOf = itemName ?? byTitle
  const value = useStableValue<TableContextValue>(
    {
      ...state,
      ...row,
      allColumns: columns,
      busy: listing._tag === "Loading" || listing.refetching,
      id,
      nameOf,
      notice,
      onAnchor: setAnchor,
      onActions,
      onNotice,
      onRetry: useStableCallback(state.onRetry),
      onSignIn: useStableCallback(state.onSignIn),
      onSort: useStableCallback(state.onSort),
      region
    },
    sameFields
  )
  const isSelected = selection !== undefined && !Selection.isNone(selection.selection)
  const start = hasActions && isSelected ? anchor : undefined
  return (
    <TableContext value={value}>
      <RowContext value={row}>
        <DrawsContext value={draws}>
          <NameContext value={nameOf}>
            <AnchorContext value={start}>
              <Part
                as="div"
                own={rootProps(props)}
                className={classes("collection")}
                data-state={isEmpty(state) ? "empty" : listing._tag.toLowerCase()}
              >
                <AnnouncerContext value={announcer}>{children}</AnnouncerContext>
                {focus && <focus.FocusAfterRemoval items={shownOf(state)} region={region} />}
                {editing && cells && <cells.CellOutcomes editing={editing} />}
              </Part>
            </AnchorContext>
          </NameContext>
        </DrawsContext>
      </RowContext>
    </TableContext>
  )
}

const unnamed: CollectionClassNames = {}

const useCells = makeUseLater(() => import("./EditableCell.view.tsx"))

const useFocusCode = makeUseLater(() => import("../listing/ItemFocus.ts"))

const useMenuCode = makeUseLater(() => import("./RowMenu.view.tsx"))

const menuId = "portico-actions"

// The menus are after the columns that are pinned to the end, so they stay at that edge with them.
const withMenu = (layout: ColumnLayout): ColumnLayout =>
  layout.some(({ hidden, pinned }) => pinned === "end" && hidden !== true)
    ? [...layout, { id: menuId, pinned: "end" }]
    : layout

// The menus are the cells of one more column, so that grids and virtualized tables reach them like other cells.
const menuColumn = (
  header: string,
  rowActions: NonNullable<TableState["rowActions"]>,
  code: ReturnType<typeof useMenuCode>
): Column => ({
  align: "end",
  cell: (_, item) => code && <code.RowMenu actions={rowActions(item)} item={item} />,
  header,
  id: menuId,
  rowHeader: false,
  value: () => undefined,
  width: "6rem"
})

export interface CollectionTableViewProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends
    Omit<TableRootViewProps<Data>, "children" | "classNames">,
    Pick<ComponentProps<TableClassNames>, "classNames">,
    Pick<TableFrameProps, "semantics" | "skeletonRows" | "virtualize"> {
  /** The actions for the selected items, shown in the bar that displays how many are selected. */
  readonly actions?: React.ReactNode
  /** The content shown instead of rows when there are no items. */
  readonly empty?: React.ReactNode
  /**
   * The content below the rows. It replaces the number of items, for example with a pager that shows the number itself.
   */
  readonly footer?: React.ReactNode
  /**
   * The content of the selection bar. `full` shows the number of selected items and offers to select all matching
   * items. `matching` shows only that offer. `none` hides the bar, for pages on which another component, such as
   * `BulkActions`, shows the number. Default: `full`.
   */
  readonly selectionBar?: SelectionBarDetail | "none" | undefined
  /** The content above the rows, for example a search box or a filter. */
  readonly toolbar?: React.ReactNode
}

/** Renders a table of items in any of its states. */
export function CollectionTableView<Data extends AnyData>(props: CollectionTableViewProps<Data>) {
  const { actions, empty, footer, selectionBar, semantics, skeletonRows, toolbar, virtualize, ...root } = props
  const code = useColumnCode(root.columnLayout !== undefined)
  return (
    <TableRootView {...root}>
      {(toolbar != null || root.columnLayout !== undefined) && (
        <TableToolbar>
          {toolbar}
          {root.columnLayout && code && <code.ColumnMenu columns={root.columns} controller={root.columnLayout} />}
        </TableToolbar>
      )}
      <TableProblem />
      <TableFrame semantics={semantics} skeletonRows={skeletonRows} virtualize={virtualize}>
        {empty}
      </TableFrame>
      {selectionBar !== "none" && <SelectionBar detail={selectionBar}>{actions}</SelectionBar>}
      <TableFooter>{footer}</TableFooter>
      <TableStatus />
    </TableRootView>
  )
}
