/** Events caused by the operator and staff. */
export type StaffEvent =
  | { readonly type: 'ContributorRaised'; readonly level: number }
  | {
      readonly type: 'ItemGranted'
      readonly icon: string
      readonly title: string
      readonly text: string
      readonly destination: string
    }
  | { readonly type: 'NewsPutOff'; readonly title: string }
  | { readonly type: 'GiftComesBack'; readonly event: string; readonly end: string }
