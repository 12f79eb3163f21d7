/**
 * The pages and parts that most visits do not need. Their code is loaded on first use, or preloaded shortly before it.
 */
import * as React from "react"

const entrance = () => import("./EntrancePage.tsx").then(({ EntrancePage }) => ({ default: EntrancePage }))
const account = () => import("./AccountPage.tsx").then(({ AccountPage }) => ({ default: AccountPage }))
const filter = () => import("../shelf/FilterPanel.tsx").then(({ FilterPanel }) => ({ default: FilterPanel }))
const reviewEditor = () => import("../reviews/ReviewEditor.tsx").then(({ ReviewEditor }) => ({ default: ReviewEditor }))
const myReviews = () => import("./MyReviewsPage.tsx").then(({ MyReviewsPage }) => ({ default: MyReviewsPage }))
const checkout = () => import("./CheckoutPage.tsx").then(({ CheckoutPage }) => ({ default: CheckoutPage }))
const orders = () => import("./OrdersPage.tsx").then(({ OrdersPage }) => ({ default: OrdersPage }))
const staff = () => import("./StaffPage.tsx").then(({ StaffPage }) => ({ default: StaffPage }))

export const EntrancePage = React.lazy(entrance)
export const AccountPage = React.lazy(account)
export const CallbackPage = React.lazy(() =>
  import("./CallbackPage.tsx").then(({ CallbackPage }) => ({ default: CallbackPage }))
)
export const SignedOutPage = React.lazy(() =>
  import("./SignedOutPage.tsx").then(({ SignedOutPage }) => ({ default: SignedOutPage }))
)
export const FilterPanel = React.lazy(filter)
export const BookTable = React.lazy(() =>
  import("../shelf/BookTable.tsx").then(({ BookTable }) => ({ default: BookTable }))
)
export const ReviewEditor = React.lazy(reviewEditor)
export const MyReviewsPage = React.lazy(myReviews)
export const CheckoutPage = React.lazy(checkout)
export const OrdersPage = React.lazy(orders)
export const OrderPage = React.lazy(() => import("./OrderPage.tsx").then(({ OrderPage }) => ({ default: OrderPage })))
export const LegalPage = React.lazy(() => import("./LegalPage.tsx").then(({ LegalPage }) => ({ default: LegalPage })))
export const StaffPage = React.lazy(staff)
export const StaffOrders = React.lazy(() =>
  import("../staff/StaffOrders.tsx").then(({ StaffOrders }) => ({ default: StaffOrders }))
)
export const StaffImport = React.lazy(() =>
  import("../staff/StaffImport.tsx").then(({ StaffImport }) => ({ default: StaffImport }))
)
export const StaffExport = React.lazy(() =>
  import("../staff/StaffExport.tsx").then(({ StaffExport }) => ({ default: StaffExport }))
)
export const StaffSales = React.lazy(() =>
  import("../staff/StaffSales.tsx").then(({ StaffSales }) => ({ default: StaffSales }))
)

// A failed preload is ignored. Rendering the page imports it again and shows the failure.
const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => {})

/** Preloads the sign-in pages. */
export const loadEntrance = ahead(entrance)

/** Preloads the account page. */
export const loadAccount = ahead(account)

/** Preloads the filter panel. */
export const loadFilter = ahead(filter)

/** Preloads the review editor. */
export const loadReviewEditor = ahead(reviewEditor)

/** Preloads the page of the member's reviews. */
export const loadMyReviews = ahead(myReviews)

/** Preloads the checkout. */
export const loadCheckout = ahead(checkout)

/** Preloads the page of the member's orders. */
export const loadOrders = ahead(orders)

/** Preloads the pages for editors. */
export const loadStaff = ahead(staff)
