import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { UploadOptions } from "../call/send-upload.js";
import { listTemplateAssets, listUserAssets, uploadAssets } from "../pictures/assets.js";
import { useClient } from "./client-provider.js";
import { queryKeys } from "./query-keys.js";

/** The user's global pictures, newest first. */
export function useUserAssets(enabled = true) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.userAssets, queryFn: ({ signal }) => listUserAssets(client, signal), enabled });
}

/** The pictures of one template, newest first. */
export function useTemplateAssets(id: string, enabled = true) {
  const client = useClient();
  return useQuery({ queryKey: queryKeys.templateAssets(id), queryFn: ({ signal }) => listTemplateAssets(client, id, signal), enabled });
}

export function useUploadAssets() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ files, options }: { files: readonly File[]; options?: UploadOptions }) => uploadAssets(client, files, options),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.assets }),
  });
}
