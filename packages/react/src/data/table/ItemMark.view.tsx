import { EditMark } from "../listing/EditMark.view.tsx"
import type { ListedItem } from "../listing/Listing.ts"
import { useRow } from "./RowContext.ts"

export interface ItemMarkProps {
  readonly item: ListedItem
}

/** Renders a mark at an item of a table while an edit of it is being saved, or after the edit was rejected. */
export function ItemMark({ item: { edit } }: ItemMarkProps) {
  const { classOf, messages } = useRow("ItemMark")
  return <EditMark classOf={classOf} edit={edit} messages={messages} />
}
