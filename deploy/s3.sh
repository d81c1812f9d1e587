#!/bin/sh
# Puts a built site into a bucket: deploy/s3.sh dist s3://BUCKET [flag of the aws command …]
# Files that nothing refers to yet go first and pages last, so that a reader never meets half a site.
# A bucket sends no policy: the headers of _headers are those of a CDN in front of it.
set -eu
site=$1
bucket=$2
shift 2

put() {
  aws s3 sync "$site" "$bucket" --no-progress --exclude '*' "$@" --exclude '*.br' --exclude '*.gz' --exclude '_*'
}

# Files with a hash in their name, also those of frozen versions.
put --include 'assets/*' --include 'images/*' --include 'search/*' --include 'sidebars/*' --include 'social/*' \
  --include '*/assets/*' --include '*/images/*' --include '*/search/*' --include '*/sidebars/*' --include '*/social/*' \
  --exclude '*.html' --exclude '*.md' --cache-control 'public, max-age=31536000, immutable' "$@"
# Files whose type the command does not know, or tells browsers to save.
put --include '*.yaml' --cache-control no-cache --content-type 'application/yaml; charset=utf-8' "$@"
put --include '*.sh' --include '*.py' --include '*.java' --include '*.go' \
  --cache-control no-cache --content-type 'text/plain; charset=utf-8' "$@"
put --include '.well-known/api-catalog' --cache-control no-cache \
  --content-type 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"' "$@"
put --include '*.md' --cache-control no-cache --content-type 'text/markdown; charset=utf-8' "$@"
# Everything else but the pages.
put --include '*' --exclude 'assets/*' --exclude 'images/*' --exclude 'search/*' --exclude 'sidebars/*' --exclude 'social/*' \
  --exclude '*/assets/*' --exclude '*/images/*' --exclude '*/search/*' --exclude '*/sidebars/*' --exclude '*/social/*' \
  --exclude '*.yaml' --exclude '*.sh' --exclude '*.py' --exclude '*.java' --exclude '*.go' --exclude '*.md' \
  --exclude '*.html' --exclude '.well-known/api-catalog' --cache-control no-cache "$@"
put --include '*.html' --cache-control no-cache --content-type 'text/html; charset=utf-8' "$@"
