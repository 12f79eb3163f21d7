/** `useAddress` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type AddressChange,
  type AddressController,
  type AddressOptions,
  useAddress
} from "../../data/address/useAddress.ts"
