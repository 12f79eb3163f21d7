import { useFilterContext } from "./FilterContext.ts"
import type { Part } from "./FilterDraft.ts"

export interface RemoveButtonProps {
  readonly id: string
  readonly label: string
  readonly part: Part
}

/** Renders a button that removes a part of the filter. */
export function RemoveButton({ id, label, part }: RemoveButtonProps) {
  const { classOf, onStep } = useFilterContext("Remove")
  return (
    <button
      aria-label={label}
      className={classOf("button")}
      data-look="quiet"
      data-remove=""
      id={id}
      onClick={() => onStep({ _tag: "Remove", id: part.id })}
      title={label}
      type="button"
    >
      <svg
        aria-hidden="true"
        fill="none"
        height="16"
        stroke="currentColor"
        strokeWidth="2"
        viewBox="0 0 16 16"
        width="16"
      >
        <path d="M3 3l10 10M13 3L3 13" />
      </svg>
    </button>
  )
}
