import * as React from "react"
import { Link } from "wouter"
import { MembersPage } from "../account/MembersPage.tsx"
import { PageLoading } from "../parts/PageLoading.tsx"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { StaffBooks } from "../staff/StaffBooks.tsx"
import { StaffOnly } from "../staff/StaffOnly.tsx"
import { StaffExport, StaffImport, StaffSales } from "./later.ts"
import { NotFoundPage } from "./NotFoundPage.tsx"

const parts = [
  { name: undefined, title: "Books", Part: StaffBooks },
  { name: "import", title: "Import", Part: StaffImport },
  { name: "export", title: "Export", Part: StaffExport },
  { name: "sales", title: "Sales", Part: StaffSales }
] as const

export interface StaffPageProps {
  /** The name of the part. Default: the books. */
  readonly part: string | undefined
}

/** Renders the pages for editors: books, import, export and sales. */
export function StaffPage({ part }: StaffPageProps) {
  const found = parts.find(({ name }) => name === part)
  usePageTitle(found === undefined ? "Staff" : `${found.title} · Staff`)
  if (found === undefined) return <NotFoundPage />
  const { Part } = found
  return (
    <div className="desk">
      <MembersPage>
        <div className="desk-head">
          <h1>Manage the shop</h1>
          <p>Edit books, import and export data, and see sales.</p>
        </div>
        <StaffOnly>
          <nav aria-label="Staff" className="desk-parts">
            {parts.map(({ name, title }) => (
              <Link
                aria-current={name === part ? "page" : undefined}
                href={name === undefined ? "/staff" : `/staff/${name}`}
                key={title}
              >
                {title}
              </Link>
            ))}
          </nav>
          <React.Suspense fallback={<PageLoading />}>
            <Part />
          </React.Suspense>
        </StaffOnly>
      </MembersPage>
    </div>
  )
}
