### Words of the record of accounts, tokens, links and settings.

title = Record of accounts and keys
lead = Who changed what at the doors of the room: accounts, roles, passwords (never the password itself), tokens, links, webhooks and settings. None of it can be changed or removed. Times are UTC.
empty = Nothing has been changed yet.
when = When
who = Who
changed = What
where = From
older = Older
newest = The newest
terminal = terminal of the room's computer
kind-totp = codes of a phone
kind-passkey = passkey
kind-player = player
kind-overlay = overlay of table
what-account_made = New account: { $about } ({ $role })
what-account_role = { $about }: from { $before } to { $role }
what-account_disabled = { $about } ({ $role }) may no longer enter
what-account_enabled = { $about } ({ $role }) may enter again
what-password_changed = { $about ->
    [one] { $about } change the own password
   *[other] { $about } changes the own password
}
what-password_reset = New password for { $about } ({ $role })
what-sessions_ended = Sessions of { $about } ended
what-token_made = New token: { $about } ({ $role }, { $stream })
what-token_revoked = Token revoked: { $about } ({ $role })
what-link_made = New private link: { $kind } { $about } ({ $stream })
what-link_revoked = Private link revoked: { $kind } { $about } ({ $stream })
what-webhook_made = New webhook: { $about } → { $url }
what-webhook_paused = Webhook paused: { $about }
what-webhook_resumed = Webhook resumed: { $about }
what-webhook_deleted = Webhook deleted: { $about } → { $url }
what-showing_saved = Who sees the hands of { $about }: { $public }, { $minutes } min; overlay { $seconds } s
what-screen_text = Text on the screens of { $about }
what-screen_picture = New picture on the screens of { $about }: { $name }
what-screen_picture_removed = Picture removed from the screens of { $about }: { $name }
what-factor_added = { $about }: new second step ({ $kind })
what-factor_removed = { $about }: second step removed ({ $kind })
what-factor_required = The second step is asked of: { $role }
what-recovery_made = { $about }: new recovery codes
what-event_put_away = { $about }: no longer on the first page
what-event_listed = { $about }: back on the first page
what-backup_taken = { $streams ->
    [one] Backup of the room downloaded ({ $streams } event and cases)
   *[other] Backup of the room downloaded ({ $streams } events and cases)
}
what-room_restored = { $streams ->
    [one] Room restored from a backup ({ $streams } event and cases)
   *[other] Room restored from a backup ({ $streams } events and cases)
}
what-recovery_used = { $about } enters with a recovery code; { $left } left
what-house_book_saved = House book { $about }, version { $version }
