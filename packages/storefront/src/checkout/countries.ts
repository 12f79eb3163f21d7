/** The countries that the shop delivers to. */
export const countries: ReadonlyArray<string> =
  "AT BE CH CZ DE DK EE ES FI FR GB GR HU IE IL IT LT LU LV NL NO PL PT SE SI SK US".split(" ")

/** Whether an address in a country needs its state. */
export const needsState = (country: string): boolean => country === "US"
