import { EditMark } from "../listing/EditMark.view.tsx"
import type { ListedItem } from "../listing/Listing.ts"
import { useRow } from "./RowContext.ts"

export interface ItemMarkProps {
  readonly item: ListedItem
}

/** Marks an item of a table with what becomes of an edit of it. */
export function ItemMark({ item: { edit } }: ItemMarkProps) {
  const { classOf, messages } = useRow("ItemMark")
  return <EditMark classOf={classOf} edit={edit} messages={messages} />
}
