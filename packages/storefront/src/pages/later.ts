/**
 * The pages and parts that most visits do without: their code comes when one of them is shown, or is about to be.
 */
import * as React from "react"

const entrance = () => import("./EntrancePage.tsx").then(({ EntrancePage }) => ({ default: EntrancePage }))
const account = () => import("./AccountPage.tsx").then(({ AccountPage }) => ({ default: AccountPage }))
const filter = () => import("../shelf/FilterPanel.tsx").then(({ FilterPanel }) => ({ default: FilterPanel }))
const reviewEditor = () => import("../reviews/ReviewEditor.tsx").then(({ ReviewEditor }) => ({ default: ReviewEditor }))
const myReviews = () => import("./MyReviewsPage.tsx").then(({ MyReviewsPage }) => ({ default: MyReviewsPage }))
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
export const StaffPage = React.lazy(staff)
export const StaffImport = React.lazy(() =>
  import("../staff/StaffImport.tsx").then(({ StaffImport }) => ({ default: StaffImport }))
)
export const StaffExport = React.lazy(() =>
  import("../staff/StaffExport.tsx").then(({ StaffExport }) => ({ default: StaffExport }))
)
export const StaffSales = React.lazy(() =>
  import("../staff/StaffSales.tsx").then(({ StaffSales }) => ({ default: StaffSales }))
)

// Whoever shows the page says that it did not come.
const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => {})

/** Fetches the pages of the way in ahead of time. */
export const loadEntrance = ahead(entrance)

/** Fetches the page of the account ahead of time. */
export const loadAccount = ahead(account)

/** Fetches the filter of the shelves ahead of time. */
export const loadFilter = ahead(filter)

/** Fetches the form of a review ahead of time. */
export const loadReviewEditor = ahead(reviewEditor)

/** Fetches the page of a member's reviews ahead of time. */
export const loadMyReviews = ahead(myReviews)

/** Fetches the pages of the staff ahead of time. */
export const loadStaff = ahead(staff)
