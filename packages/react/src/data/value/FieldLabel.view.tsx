import { useForm } from "../../form/FormContext.ts"
import type { ItemMessages } from "../../i18n/messages/ItemMessages.ts"
import type { ShownField } from "./FormField.ts"

export interface FieldLabelProps {
  /** Whether what stands in its input is not saved. */
  readonly dirty: boolean | undefined
  readonly field: ShownField
  readonly words: ItemMessages
}

/** What stands beside the label of a field: that it may be left out, and that it is not saved. */
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
