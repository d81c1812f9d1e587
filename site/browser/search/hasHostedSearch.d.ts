/** Whether the site being built asks a service: set by the build, which then leaves out what is not needed. */
declare const hasHostedSearch: boolean
