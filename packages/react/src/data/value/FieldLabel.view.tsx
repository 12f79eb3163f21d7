import { useForm } from "../../form/FormContext.ts"
import type { ItemMessages } from "../../i18n/messages/ItemMessages.ts"
import type { ShownField } from "./FormField.ts"

export interface FieldLabelProps {
  /** Whether the entry has unsaved changes. */
  readonly dirty: boolean | undefined
  readonly field: ShownField
  readonly words: ItemMessages
}

/** Renders the marks next to a field's label: "optional" and "unsaved changes". */
export function FieldLabel({ dirty, field, words }: FieldLabelProps) {
  const { classOf } = useForm("FieldLabel")
  return (
    <>
      {field.optional && <small className={classOf("mark")}> {words.optional}</small>}
      {dirty && (
        <small className={classOf("mark")} data-changed="">
          {" "}
          {words.changed}
        </small>
      )}
    </>
  )
}
