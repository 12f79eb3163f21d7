/** `AddressNotice` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { AddressNotice, type AddressNoticeProps } from "../../data/address/AddressNotice.view.tsx"
