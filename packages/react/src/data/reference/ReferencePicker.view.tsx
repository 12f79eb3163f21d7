"use client"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { reference as english } from "../../i18n/en/reference.ts"
import { classOf } from "../../theme/classes.ts"
import { PickerSelection, PickerSave, PickerResults, PickerSearch } from "./ReferencePickerParts.view.tsx"
import { PickerContext, type ReferencePickerRootViewProps } from "./PickerContext.ts"
import { usePickerCombobox } from "./usePickerCombobox.ts"
import * as React from "react"

/** Renders the container of a picker's parts and provides their context. */
export function ReferencePickerRootView({ children, ...props }: ReferencePickerRootViewProps) {
  const id = React.useId()
  const words = useWords("reference", english, props.messages)
  const problems = useWords("problems", dataProblems, props.messages)
  const [announcement, announce] = React.useState("")
  const classes = classOf(props.classNames, props.styled)
  const { selected = [], inputId = `${id}-search`, labelOf, multiple, onClose, onSelect } = props
  const combobox = usePickerCombobox({ id, inputId }, props, (item) => {
    const isRemoved = multiple === true && selected.some(({ id }) => id === item.id)
    onSelect(item)
    announce(isRemoved ? words.removed(labelOf(item)) : words.itemSelected(labelOf(item)))
  })
  const context = {
    ...props,
    classOf: classes,
    combobox,
    id,
    inputId,
    problemWords: { problems },
    announce,
    announcement,
    words
  }
  return (
    <PickerContext value={context}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only observes the focus */}
      <Part
        as="div"
        own={rootProps(props)}
        aria-labelledby={`${id}-label`}
        className={classes("picker")}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onClose()
        }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset adds its own border and legend
        role="group"
      >
        {children}
        <output className={classes("status")}>{announcement}</output>
      </Part>
    </PickerContext>
  )
}

export type ReferencePickerViewProps = Omit<ReferencePickerRootViewProps, "children" | keyof RootElementProps>

/** Renders a picker for the items of a collection in any of its states. */
export function ReferencePickerView(props: ReferencePickerViewProps) {
  return (
    <ReferencePickerRootView {...props}>
      <PickerSearch />
      <PickerResults />
      <PickerSelection />
      <PickerSave />
    </ReferencePickerRootView>
  )
}
