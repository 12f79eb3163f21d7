import * as React from "react"
import { useForm } from "../../form/FormContext.ts"
import { profileFields } from "../../i18n/en/account.ts"
import { useWords } from "../../i18n/MessagesContext.ts"

export interface FieldListProps {
  readonly addLabel: string
  /** The inputs of an entry, whose names begin with `<name>.<rowKey>.`; `position` is its position in the original list. */
  readonly children: (start: string, position: number | undefined) => React.ReactNode
  readonly legend: string
  /** At most so many entries. */
  readonly maximum: number
  /** How many there are to begin with. */
  readonly count: number
  /** The entry's own name, such as "Address". */
  readonly entry: string
  /** Name of the list. */
  readonly name: string
}

/**
 * A list of entries that can be added to and taken from. What is typed stays with its entry, and so does the focus: it
 * goes into what was added, and stays near what was taken out.
 */
export function FieldList({ addLabel, children, count, entry, legend, maximum, name }: FieldListProps) {
  const { classOf } = useForm("FieldList")
  const words = useWords("profileFields", profileFields)
  const list = React.useRef<HTMLFieldSetElement>(null)
  const { add, focus, keys, remove, told } = useRows(count)
  const nth = (index: number) => (maximum === 1 ? entry : words.nth(entry, index + 1))
  React.useEffect(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? []
    const row = focus === undefined ? undefined : rows[Math.min(focus.at, rows.length - 1)]
    if (focus?.into === "entry") row?.querySelector<HTMLElement>("input, select")?.focus()
    if (focus?.into === "list") (row ?? list.current)?.querySelector<HTMLElement>("[data-remove], [data-add]")?.focus()
  }, [focus])
  return (
    <fieldset className={classOf("group")} data-list={name} ref={list}>
      <legend className={classOf("legend")}>{legend}</legend>
      <input name={name} type="hidden" />
      {keys.map((key, index) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field set in another one for each entry reads badly
        <div aria-label={nth(index)} className={classOf("entry")} data-row={key} key={key} role="group">
          <div className={classOf("entry-head")}>
            <span aria-hidden="true">{nth(index)}</span>
            <button
              aria-label={words.removeNth(nth(index))}
              className={classOf("button")}
              data-look="quiet"
              data-remove=""
              onClick={() => remove(key, words.removed(nth(index)))}
              type="button"
            >
              {words.remove}
            </button>
          </div>
          {children(`${name}.${key}`, Number.isInteger(Number(key)) ? Number(key) : undefined)}
        </div>
      ))}
      {keys.length < maximum && (
        <button
          className={classOf("button")}
          data-add=""
          onClick={() => add(words.added(nth(keys.length)))}
          type="button"
        >
          {addLabel}
        </button>
      )}
      <output className={classOf("unseen")}>{told}</output>
    </fieldset>
  )
}

interface Rows {
  readonly keys: ReadonlyArray<string>
  readonly made: number
  readonly told: string
  /** Where the focus belongs after the last change. */
  readonly focus: { readonly at: number; readonly into: "entry" | "list" } | undefined
}

const useRows = (count: number) => {
  const [rows, set] = React.useState<Rows>(() => ({
    keys: Array.from({ length: count }, (_, index) => String(index)),
    made: 0,
    told: "",
    focus: undefined
  }))
  return {
    ...rows,
    add: (told: string) =>
      set(({ keys, made, told: before }) => ({
        keys: [...keys, `n${made}`],
        made: made + 1,
        told: anew(told, before),
        focus: { at: keys.length, into: "entry" }
      })),
    remove: (key: string, told: string) =>
      set((before) => ({
        ...before,
        keys: before.keys.filter((one) => one !== key),
        told: anew(told, before.told),
        focus: { at: before.keys.indexOf(key), into: "list" }
      }))
  }
}

// The same words twice would be no change of the page, and nobody would hear of the second one.
const anew = (told: string, before: string): string => (told === before ? `${told}\u00A0` : told)
