/** The keys of the patterns that components share. A test compares them with the keys that the components handle. */

type Keys = ReadonlyArray<readonly [keys: string, effect: string]>

const patterns = {
  form: [
    ["Tab, Shift+Tab", "Moves to the next or previous field, link or button."],
    ["Enter", "In a field: submits the form. The first invalid field receives the focus."]
  ],
  password: [["Space, Enter", "On “Show password”: shows or hides the characters. The focus stays on the button."]],
  code: [
    ["Characters", "Fills the frames. It is one field: the arrow keys, Backspace and pasting work as in any other."],
    ["Last character", "Submits the form of a code from an email."]
  ],
  buttons: [["Space, Enter", "Activates the focused button. A button that is waiting keeps the focus."]],
  links: [["Enter", "Follows the focused link."]],
  menu: [
    ["Enter, Space", "Opens or closes the menu. The focus stays on its button."],
    ["Down Arrow, Up Arrow", "Opens the menu, and then moves between its items. After the last item comes the first."],
    ["Tab, Shift+Tab", "Moves between the items. When the focus leaves the menu, it closes."],
    ["Escape", "Closes the menu. The focus returns to its button."]
  ],
  dialog: [
    ["Tab, Shift+Tab", "Moves within the dialog."],
    ["Escape", "Closes the dialog. The focus returns to the button that opened it."]
  ],
  radios: [["Arrow keys", "Selects the next or previous choice."]],
  checkboxes: [["Space", "Selects or deselects the focused checkbox."]],
  select: [["Arrow keys, letters", "Selects a choice of the list."]],
  combobox: [
    ["Letters", "Searches and opens the list of matches."],
    ["Down Arrow, Up Arrow", "Opens the list, and moves between the matches."],
    ["Home, End", "Moves to the first or last match. Before a match is highlighted, they move the caret."],
    ["Page Up, Page Down", "Moves up or down by ten matches."],
    ["Enter", "Selects the highlighted match."],
    ["Escape", "Closes the list. If it is closed, Escape closes the dialog around it."]
  ],
  search: [
    ["Letters", "Searches shortly after the last key."],
    ["Enter", "Searches immediately."],
    ["Escape", "Clears the search."]
  ],
  order: [
    ["Arrow keys, letters", "In a list: selects its field."],
    ["Alt+Up Arrow, Alt+Down Arrow", "With `multiple`: moves the field to an earlier or later position."]
  ],
  listOfValues: [["Enter", "In the field of a list: adds the value."]],
  table: [
    ["Tab, Shift+Tab", "Moves between the sort buttons, the checkboxes and the controls in cells."],
    ["Space, Enter", "On a header: sorts by its column, then reverses the order."],
    ["Space", "On the checkbox of a row: selects it. Shift and a click select all rows from the last clicked one."],
    ["Tab", "After the last checkbox: moves to the actions for the selected rows, which are below them."],
    ["Arrow keys", "Scroll a wide table when its region has the focus."]
  ],
  rowMenu: [
    ["Enter, Space", "On the menu of a row: opens it and focuses its first item."],
    [
      "Down Arrow, Up Arrow",
      "Opens the menu at its first or last item, and then moves between the items. In a grid with Alt."
    ],
    ["Home, End, letters", "Moves to the first or last item, or to the next one that starts with the letter."],
    ["Escape, Tab", "Closes the menu. After Escape the focus returns to its button."]
  ],
  columns: [
    ["Space, Enter", "On “Columns”: shows the list of columns, with a checkbox and buttons to move each of them."],
    ["Arrow keys", "In the list of columns: change the width, or the side at which a column is pinned."],
    ["Escape", "Cancels a column's drag or resize by pointer. A double click on the edge of a header resets its width."]
  ],
  grid: [
    ["Tab", 'With `semantics="grid"`: moves into and out of the table, which is one tab stop.'],
    ["Arrow keys, Page Up, Page Down", 'With `semantics="grid"`: moves between cells.'],
    ["Home, End", 'With `semantics="grid"`: moves to the ends of the row, with Ctrl to the ends of the table.'],
    ["Ctrl+Arrow keys", 'With `semantics="grid"`: moves to the edge of the table.'],
    ["Enter, F2", 'With `semantics="grid"`: focuses the control in the cell. Escape returns to the cell.'],
    ["Space, Shift+Space", 'With `semantics="grid"`: selects the row, or all rows from the last selected one.'],
    ["Shift+Up Arrow, Shift+Down Arrow", 'With `semantics="grid"`: extends the selection.'],
    ["Ctrl+A, Escape", 'With `semantics="grid"`: selects the page, or clears the selection.']
  ],
  feed: [
    ["Page Down, Page Up", "Moves to the next or previous item. After the last one, more items are loaded."],
    ["Ctrl+Home, Ctrl+End", "Leaves the list: moves before or behind it."]
  ],
  chart: [
    ["Tab", "Moves into and out of the chart, which is one tab stop."],
    ["Left Arrow, Right Arrow", "Moves to the previous or next group."],
    ["Up Arrow, Down Arrow", "Moves through all values: first those of a group, then the next group."],
    ["Home, End, Page Up, Page Down", "Moves to the first or last group, or by ten groups."],
    ["Escape", "Hides the tooltip."]
  ],
  toasts: [
    ["F6", "Moves the focus to the toasts, and back."],
    ["Tab, Shift+Tab", "Moves between the toasts and their buttons."],
    ["Escape", "Closes the focused toast."]
  ],
  cells: [
    ["Enter, Space", "On an edit button: opens the editor of its value. A double click on the cell opens it too."],
    [
      "Enter, F2, letters, Delete, Backspace",
      'With `semantics="grid"`: opens the editor of an editable cell. A letter, Delete or Backspace replaces the value.'
    ],
    ["Enter, then Tab", 'With `semantics="grid"`: moves to the buttons of a cell with an unsaved value.'],
    ["Enter", "In the editor: saves the value. Text with several lines is saved with Ctrl."],
    ["Escape", "In the editor: restores the value."],
    ["Tab, Shift+Tab", "In the editor: saves the value and opens the next or previous one."]
  ],
  none: []
} satisfies Readonly<Record<string, Keys>>

export type KeyboardPattern = keyof typeof patterns

/** The keys of each pattern. A page names the patterns of its component. */
export const keyboard: Readonly<Record<KeyboardPattern, Keys>> = patterns
